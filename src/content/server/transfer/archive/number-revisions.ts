import { languages, type Language } from '#platform/languages.ts'
import type { ArchivedEdition } from '../../../transfer-contract.ts'
import { originalOf } from './compare-content.ts'
import { isSame } from './stable-json.ts'

export interface NumberedText {
  language: Language
  edition: ArchivedEdition
  /** Whether the import writes it. */
  isChanged: boolean
  /** What is there now; undefined for a text that is new here. */
  stored: { revision: number; basedOnRevision: number | null; text: unknown } | undefined
}

export interface Numbers {
  /** Revision here for each revision of the archive that the edition names. */
  revisions: Map<number, number>
  /** Whether the working text is a new revision. */
  isNewText: boolean
  basedOn: number | null
}

/**
 * Revisions are counted by each site. A text that is new here keeps the numbers of the archive; one that is here already goes
 * on from its own, and a translation follows its original to the number that this one gets.
 */
export function numberRevisions(texts: readonly NumberedText[]): Map<Language, Numbers> {
  const numbers = new Map<Language, Numbers>()
  for (const text of texts) numbers.set(text.language, { ...numbersOf(text), basedOn: null })
  for (const language of languages) {
    const own = numbers.get(language)
    const text = texts.find((one) => one.language === language)
    if (own && text) own.basedOn = basedOnOf(text, originalOf(texts, language), numbers)
  }
  return numbers
}

function numbersOf({ edition, stored, isChanged }: NumberedText): Omit<Numbers, 'basedOn'> {
  const wanted = [...new Set([...edition.publications.map((one) => one.revision), edition.revision])]
  wanted.sort((one, other) => one - other)
  if (!stored) return { revisions: new Map(wanted.map((one) => [one, one])), isNewText: true }
  const isSameText = isSame(stored.text, edition.text)
  if (!isChanged || (isSameText && wanted.length === 1))
    return { revisions: new Map([[edition.revision, stored.revision]]), isNewText: false }
  return {
    revisions: new Map(wanted.map((one, index) => [one, stored.revision + index + 1])),
    isNewText: true,
  }
}

function basedOnOf(
  { edition, stored }: NumberedText,
  original: NumberedText | undefined,
  numbers: ReadonlyMap<Language, Numbers>,
): number | null {
  const based = edition.basedOnRevision
  if (!original) return stored ? stored.basedOnRevision : based
  if (based === null) return null
  const revisions = numbers.get(original.language)?.revisions
  const newest = revisions?.get(original.edition.revision) ?? original.edition.revision
  if (based >= original.edition.revision) return original.stored ? newest : based
  return original.stored ? (revisions?.get(based) ?? Math.max(0, newest - 1)) : based
}
