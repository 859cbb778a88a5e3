/** The words of the pages and of the frame around a table; those of a board come with it. */

import type { Messages } from './pattern'

export const page = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/page.ftl', { import: 'default' })
export const start = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/start.ftl', { import: 'default' })
export const setup = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/setup.ftl', { import: 'default' })
export const mine = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/mine.ftl', { import: 'default' })
export const daily = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/daily.ftl', { import: 'default' })
export const puzzles = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/puzzles.ftl', { import: 'default' })
export const lobby = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/lobby.ftl', { import: 'default' })
export const library = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/library.ftl', { import: 'default' })
export const replay = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/replay.ftl', { import: 'default' })
export const review = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/review.ftl', { import: 'default' })
export const ending = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/ending.ftl', { import: 'default' })
export const frame = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/frame.ftl', { import: 'default' })
export const workshop = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/workshop.ftl', { import: 'default' })
export const real = import.meta.glob<Messages>('../../../src/ludotek/text/ui/*/real.ftl', { import: 'default' })
