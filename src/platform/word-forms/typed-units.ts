/** What stands before a figure or behind it as people write money and pieces: `Br. 210`, `210 ብር`, `40 አሃድ`. */
const before = /^\s*(?:ብር|birr|etb|br)\.?\s*(?=[\d\u1369-\u137c])/iu
const behind = {
  birr: /(?<=[\d\u1369-\u137c])\s*(?:ብር|birrs?|etb|br)\.?\s*$/iu,
  pieces: /(?<=[\d\u1369-\u137c])\s*(?:አሃዶች|አሃድ|አክሲዮኖች|አክሲዮን|ድርሻዎች|ድርሻ|units?|shares?|pieces?)\.?\s*$/iu,
}

/** An amount of money as it was typed, without the birr. */
export function withoutBirr(typed: string): string {
  return typed.replace(before, '').replace(behind.birr, '')
}

/** A number of pieces as it was typed, without what they are called. */
export function withoutPieces(typed: string): string {
  return typed.replace(behind.pieces, '')
}
