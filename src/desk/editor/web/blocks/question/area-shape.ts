import type { Area } from '#content/blocks/nodes/question/choice.ts'

/** In per cent of the sides of a picture, from its upper left corner. */
export interface Point {
  x: number
  y: number
}

const sides = ['x', 'y', 'width', 'height'] as const

/** A rectangle as the server stores it; anything else is none. */
export function areaOf(value: unknown): Area | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== sides.length) return null
  const [x, y, width, height] = sides.map((side) => {
    const size: unknown = Reflect.get(value, side)
    return typeof size === 'number' && size >= 0 && size <= 100 ? size : undefined
  })
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null
  return { x, y, width, height }
}

/** The rectangle between two corners, however they lie to each other. */
export function areaBetween(one: Point, other: Point): Area {
  const [left, right] = [one.x, other.x].map(onPicture).toSorted((a, b) => a - b)
  const [top, bottom] = [one.y, other.y].map(onPicture).toSorted((a, b) => a - b)
  const [x, y] = [left ?? 0, top ?? 0]
  return fitted({ x, y, width: (right ?? 0) - x, height: (bottom ?? 0) - y })
}

/** The same rectangle inside the picture, not smaller than what a finger can find, in tenths of a per cent. */
export function fitted(area: Area): Area {
  const width = Math.min(100, Math.max(1, area.width))
  const height = Math.min(100, Math.max(1, area.height))
  const x = Math.min(Math.max(0, area.x), 100 - width)
  const y = Math.min(Math.max(0, area.y), 100 - height)
  return { x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height) }
}

function onPicture(value: number): number {
  return Math.min(100, Math.max(0, value))
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
