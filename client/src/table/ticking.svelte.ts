/** Time between two states: what counts down goes on, although nothing is told. */

/** Seconds since `told` gave something new; they pass only if it is worth watching. */
export function secondsSince(told: () => unknown, runs: () => boolean): { readonly passed: number } {
  let passed = $state(0)
  $effect(() => {
    told()
    passed = 0
    if (!runs()) return
    const start = performance.now()
    const timer = setInterval(() => (passed = (performance.now() - start) / 1000), 500)
    return () => clearInterval(timer)
  })
  return {
    get passed() {
      return passed
    },
  }
}
