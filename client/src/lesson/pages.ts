/** Leafing through the bubbles of a lesson: those that are due one after the other, and back through those before. */

import type { Lesson } from '../lib/wire'

/** The bubble to show: the first due one that has not been read; null: there is nothing more to say for now. */
export function next(lesson: Lesson, read: readonly number[]): number | null {
  return lesson.due.find((place) => !read.includes(place)) ?? null
}

/** The bubble before another one that has been shown. */
export function before(lesson: Lesson, place: number): number | null {
  return known(lesson).findLast((each) => each < place) ?? null
}

/** The bubble after another one that one has gone back to. */
export function after(lesson: Lesson, place: number): number | null {
  return known(lesson).find((each) => each > place) ?? null
}

function known({ due, seen }: Lesson): number[] {
  return [...seen, ...due].sort((a, b) => a - b)
}
