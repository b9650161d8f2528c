import { findPassage, type Range as Offsets } from '../../passages/passage.ts'
import type { ArticleText } from '../article/article-text.ts'
import type { ShownNote } from './outgoing.ts'

/** A note whose passage stands in the text. */
interface PlacedNote {
  note: ShownNote
  at: Offsets
}

export interface PlacedNotes {
  /** In the order of the text. */
  placed: PlacedNote[]
  /** Made in the other language of the page. */
  others: ShownNote[]
  /** What they are about is in the text no more. */
  lost: ShownNote[]
}

/** Looks for the passages of notes in the text that is shown. */
export function placeNotes(notes: readonly ShownNote[], article: ArticleText | null): PlacedNotes {
  const found: PlacedNotes = { placed: [], others: [], lost: [] }
  for (const note of notes) {
    const at = article?.language === note.language ? findPassage(article.text, note.passage) : null
    if (at) found.placed.push({ note, at })
    else if (article?.language === note.language) found.lost.push(note)
    else found.others.push(note)
  }
  found.placed.sort((one, other) => one.at.start - other.at.start)
  return found
}
