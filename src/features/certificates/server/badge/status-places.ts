/** Bits of one status list: as many as the standard asks for at least, so that a list does not tell who is meant. */
export const listLength = 131_072

/** Where the bit of a certificate stands. */
export function placeIn(statusPlace: number): { list: number; index: number } {
  return { list: Math.floor(statusPlace / listLength), index: statusPlace % listLength }
}
