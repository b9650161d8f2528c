import { runsOf, type Face, type Run, type Weight } from './faces.ts'

export interface Style {
  /** Points. */
  size: number
  weight: Weight
  colour: string
}

export interface Line {
  runs: Run[]
  width: number
}

/** Tells how wide a text is in a face, in points. */
type Measure = (text: string, face: Face, size: number) => number

interface Room {
  width: number
  mostLines: number
  /** Tried from the first to the last; in the last one what is too long ends with an ellipsis. */
  sizes: readonly number[]
}

const ellipsis = '…'

/** A text in the largest size in which it has room, broken between words, or inside one that is longer than a line. */
export function fitText(
  text: string,
  room: Room,
  { faces, measure }: { faces: readonly Face[]; measure: Measure },
): { size: number; lines: Line[] } {
  const words = text.split(/\s+/).filter(Boolean)
  for (const [index, size] of room.sizes.entries()) {
    const widthOf = (part: string) => lineOf(part, size, { faces, measure }).width
    const broken = breakLines(words, room.width, widthOf)
    if (broken.length > room.mostLines && index < room.sizes.length - 1) continue
    const kept = broken.slice(0, room.mostLines)
    if (broken.length > kept.length) kept.push(cut(kept.pop() ?? '', room.width, widthOf))
    return { size, lines: kept.map((part) => lineOf(part, size, { faces, measure })) }
  }
  return { size: 0, lines: [] }
}

function lineOf(
  text: string,
  size: number,
  { faces, measure }: { faces: readonly Face[]; measure: Measure },
): Line {
  const runs = runsOf(text, faces)
  return { runs, width: runs.reduce((sum, run) => sum + measure(run.text, run.face, size), 0) }
}

function breakLines(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...breakWord(word, width, widthOf))
  }
  return lines
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = ['']
  for (const sign of word) {
    const piece = `${pieces.at(-1) ?? ''}${sign}`
    if (piece === sign || widthOf(piece) <= width) pieces[pieces.length - 1] = piece
    else pieces.push(sign)
  }
  return pieces
}

function cut(line: string, width: number, widthOf: (text: string) => number): string {
  const signs = [...line]
  while (signs.length > 0 && widthOf(`${signs.join('')}${ellipsis}`) > width) signs.pop()
  return `${signs.join('').trimEnd()}${ellipsis}`
}
