import type { Language } from '#platform/languages.ts'
import type { ArchivedEdition } from '../../contract.ts'
import { originalOf, revisionsIn } from './import/compare-content.ts'
import { isSame } from './stable-json.ts'

export interface NumberedText {
  language: Language
  edition: ArchivedEdition
  /** Whether the import writes it. */
  isChanged: boolean
  /** What is there now; undefined for a text that is new here. */
  stored:
    | {
        revision: number
        basedOnRevision: number | null
        text: unknown
        /** Of what readers see or will see, in the order of time. */
        published: readonly number[]
      }
    | undefined
}

export interface Numbers {
  /** Revision here for each revision of the archive that the edition names. */
  revisions: Map<number, number>
  /** Whether the working text is a new revision. */
  isNewText: boolean
  /** The revision here of the other language for one that the archive names. */
  basedOn(archived: number | null): number | null
}

/**
 * Revisions are counted by each site. A text that is new here keeps the numbers of the archive; one that is here already goes
 * on from its own, and a translation follows its original to the number that this one gets.
 */
export function numberRevisions(texts: readonly NumberedText[]): Map<Language, Numbers> {
  const own = new Map(texts.map((text) => [text.language, numbersOf(text)]))
  return new Map(
    texts.map((text) => {
      const original = originalOf(texts, text.language)
      const revisions = original && own.get(original.language)?.revisions
      const basedOn = (archived: number | null) => basedOnOf(archived, text, { original, revisions })
      return [text.language, { ...numbersOf(text), basedOn }]
    }),
  )
}

function numbersOf({ edition, stored, isChanged }: NumberedText): Omit<Numbers, 'basedOn'> {
  const wanted = revisionsIn(edition)
  if (!stored) return { revisions: new Map(wanted.map((one) => [one, one])), isNewText: true }
  const isSameText = isSame(stored.text, edition.text)
  if (!isChanged || (isSameText && wanted.length === 1))
    return { revisions: new Map(pairsOf(edition, stored)), isNewText: false }
  return {
    revisions: new Map(wanted.map((one, index) => [one, stored.revision + index + 1])),
    isNewText: true,
  }
}

/** What is the same here has its own numbers, one for each of the archive. */
function pairsOf(
  { publications, revision }: ArchivedEdition,
  stored: NonNullable<NumberedText['stored']>,
): [number, number][] {
  const published = publications.length === stored.published.length ? stored.published : []
  return [
    ...published.map((own, index): [number, number] => [publications[index]?.revision ?? revision, own]),
    [revision, stored.revision],
  ]
}

/** A revision that nothing here stands for is told by the one before it, so that as many are newer as in the archive. */
function basedOnOf(
  archived: number | null,
  { stored }: NumberedText,
  { original, revisions }: { original?: NumberedText; revisions?: ReadonlyMap<number, number> },
): number | null {
  if (!original || !revisions) return stored ? stored.basedOnRevision : archived
  if (archived === null || !original.stored) return archived
  const known = [...revisions].sort(([one], [other]) => one - other)
  const before = known.findLast(([revision]) => revision <= archived)
  return before ? before[1] : Math.max(0, (known[0]?.[1] ?? 1) - 1)
}
