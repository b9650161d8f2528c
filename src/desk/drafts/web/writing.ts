import type { Editor } from '@tiptap/react'
import type { Edition, EditionText } from '#content/contract.ts'
import { textOf } from './edition-text.ts'

/** My text and theirs, which began as `base` and now differ in places that somebody has to choose. */
export interface Meeting {
  base: EditionText
  theirs: Edition
}

/** What is being written in one language, beside what is drawn of it: saves under way read it at its newest. */
export interface Writing {
  text: EditionText
  /** What the server holds as far as this page knows, and the text that `text` began with. */
  edition: Edition | undefined
  base: EditionText
  basedOn: number
  /** How often the text changed, and how often when it was last saved, and last kept as a revision. */
  changes: number
  savedChanges: number
  keptChanges: number
  /** How often somebody else's words were joined to it. */
  joins: number
  meeting: Meeting | undefined
  editor: Editor | null
}

export function beginWriting(edition: Edition | undefined): Writing {
  const text = textOf(edition)
  return {
    text,
    edition,
    base: text,
    basedOn: edition?.revision ?? 0,
    changes: 0,
    savedChanges: 0,
    keptChanges: 0,
    joins: 0,
    meeting: undefined,
    editor: null,
  }
}

/** Notes what the server holds now. */
export function standOn(writing: Writing, edition: Edition | undefined): void {
  writing.edition = edition
  writing.basedOn = edition?.revision ?? 0
  writing.base = textOf(edition)
}

export function hasUnsaved({ changes, savedChanges }: Writing): boolean {
  return changes !== savedChanges
}

/** Notes that somebody else's words were joined. */
export function countJoin(writing: Writing): void {
  writing.joins++
}

/** Notes that something is left to choose, or that it is chosen. */
export function meetAt(writing: Writing, meeting: Meeting | undefined): void {
  writing.meeting = meeting
}
