/** Does the browser keep what is on this device until its owner deletes it? It is asked to once somebody has played. */

let asked = false

export function askToKeep(): void {
  if (asked) return
  asked = true
  void isKept().then((kept) => kept || navigator.storage.persist()).catch(() => false) // where it cannot even be asked
}

export async function isKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}
