import type { Scale } from './scale.ts'

/** The drawing in units of its view box: wide enough for 260 bars, with room for figures at its right and times below. */
export const frame = { width: 640, height: 360, left: 8, right: 548, top: 14, bottom: 318 } as const

/** More bars than this are joined, two of them to a mark or more. */
export const mostMarks = 260

/** Where bars and figures lie, in tenths of a unit, as whole numbers. */
export interface Places {
  x: (index: number) => number
  y: (figure: number) => number
  /** From the middle of a bar to its side. */
  half: number
}

export function placesIn(scale: Scale, count: number): Places {
  const [left, top] = [frame.left * 10, frame.top * 10]
  const [width, height] = [(frame.right - frame.left) * 10, (frame.bottom - frame.top) * 10]
  const each = width / Math.max(1, count)
  return {
    x: (index) => Math.round(left + each * (index + 0.5)),
    y: (figure) => Math.round(top + ((scale.most - figure) * height) / (scale.most - scale.least)),
    half: Math.max(4, Math.min(80, Math.round(each * 0.35))),
  }
}
