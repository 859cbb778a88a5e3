/** What the folder of a game brings, found by its name: a game that brings nothing is shown plainly. */

export function folderOf(game: string): string {
  return game.replaceAll('-', '_')
}

/** One of the files of a glob such as `../games/*\/emblem.ts`, by the game's name on the wire. */
export function ofGame<T>(files: Record<string, T>, game: string): T | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/games/${folderOf(game)}/`))?.[1]
}
