/** Stands for the name of a choice that a file does not name, with its place in the question; no name begins so. */
const sign = '?'

export function unnamed(place: number | string): string {
  return `${sign}${place}`
}

export function isUnnamed(id: string): boolean {
  return id.startsWith(sign)
}
