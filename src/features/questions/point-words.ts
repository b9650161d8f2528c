/** A place on a picture as the field of a form holds it, in per cent from its upper left corner. */
export function wordsOf({ x, y }: { x: number; y: number }): string {
  return `${x} ${y}`
}

export function placeOf(words: string): { x: number; y: number } | null {
  const [, x, y] = /^(\d{1,3}(?:\.\d+)?) (\d{1,3}(?:\.\d+)?)$/.exec(words) ?? []
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) }
}
