import type { EditionText } from '../../contract.ts'
import { toJson } from '../../server/stored-json.ts'

/** A text as editions and revisions store it. */
export type TextColumns = Record<keyof EditionText, string>

/** The text of a stored edition or revision. */
export function textOfColumns(row: TextColumns): EditionText {
  const { title, excerpt, seoTitle, seoDescription } = row
  return {
    title,
    excerpt,
    seoTitle,
    seoDescription,
    body: toJson(row.body),
    extras: toJson(row.extras),
  }
}

/** A text as it is stored: words in normal form C without spaces around them, and JSON. */
export function columnsOfText(text: EditionText): TextColumns {
  return {
    title: text.title.normalize('NFC').trim(),
    excerpt: text.excerpt.normalize('NFC').trim(),
    seoTitle: text.seoTitle.normalize('NFC').trim(),
    seoDescription: text.seoDescription.normalize('NFC').trim(),
    body: JSON.stringify(text.body),
    extras: JSON.stringify(text.extras),
  }
}

/** Whether a stored text says what another one says, letter by letter. */
export function isSameText(stored: TextColumns, text: EditionText): boolean {
  return JSON.stringify(columnsOfText(textOfColumns(stored))) === JSON.stringify(columnsOfText(text))
}
