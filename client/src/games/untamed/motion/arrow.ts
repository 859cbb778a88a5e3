/** A bowed arrow as the outline of an SVG path: thin where it begins, with a head where it ends. */

interface Point {
  x: number
  y: number
}

const TAIL = 3
const SHAFT = 8
const HEAD = 17
const LENGTH = 26

export function arrowPath(from: Point, to: Point): string {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const far = Math.hypot(dx, dy)
  if (far < LENGTH) return ''
  const bow = { x: (from.x + to.x) / 2 - dy * 0.12, y: (from.y + to.y) / 2 + dx * 0.12 }
  const end = unit(bow, to)
  const start = unit(from, bow)
  const neck = { x: to.x - end.x * LENGTH, y: to.y - end.y * LENGTH }
  const beside = (at: Point, way: Point, by: number): string =>
    `${(at.x - way.y * by).toFixed(1)} ${(at.y + way.x * by).toFixed(1)}`
  const mean = unit(from, to)
  return [
    `M${beside(from, start, TAIL)}`,
    `Q${beside(bow, mean, (TAIL + SHAFT) / 2)} ${beside(neck, end, SHAFT)}`,
    `L${beside(neck, end, HEAD)}`,
    `L${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
    `L${beside(neck, end, -HEAD)}`,
    `L${beside(neck, end, -SHAFT)}`,
    `Q${beside(bow, mean, -(TAIL + SHAFT) / 2)} ${beside(from, start, -TAIL)}Z`,
  ].join('')
}

function unit(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far }
}
