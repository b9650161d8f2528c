import type { NoteCode } from '../../foreign/notes.ts'

/** Something of a post that could not be carried over as it was, or that an editor should know. */
export interface ImportNote {
  code: NoteCode
  /** The words, address or name concerned. */
  detail: string
  /** Where it stands: a file with its line, a field, or nothing for the whole post. */
  place: string
}

const mostNotes = 100
const longestDetail = 200

/** Collects notes after those that are there already, each once: equal ones stand for all. */
export function createNotes(there: readonly ImportNote[] = []): {
  all: ImportNote[]
  add(code: NoteCode, detail?: string, place?: string): void
} {
  const all = [...there]
  const known = new Set(all.map((note) => JSON.stringify(note)))
  return {
    all,
    add(code, detail = '', place = '') {
      const note = { code, detail: shorten(detail), place: shorten(place) }
      const key = JSON.stringify(note)
      if (known.has(key) || all.length >= mostNotes) return
      known.add(key)
      all.push(note)
    },
  }
}

export type Notes = ReturnType<typeof createNotes>

/** One line of at most 200 code points, without anything that the database could not store. */
function shorten(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const letters = Array.from(line.slice(0, longestDetail * 2))
  return letters.length <= longestDetail ? line : `${letters.slice(0, longestDetail).join('')}…`
}
