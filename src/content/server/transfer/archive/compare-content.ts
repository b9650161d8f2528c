import { otherLanguage, type Language } from '#platform/languages.ts'
import type { EditionText } from '../../../contract.ts'
import type { ArchivedEdition, ArchivedItem, ArchivedPublication } from '../../../transfer-contract.ts'
import { columnsOfText, textOfColumns } from '../../stored-text.ts'

/** The fields of an item that count when two are compared; parts that other rows name are compared by the caller. */
export function comparableFields(item: ArchivedItem) {
  const {
    id: _id,
    parent: _parent,
    earlierSlugs: _slugs,
    createdAt: _created,
    updatedAt: _updated,
    ...rest
  } = item
  return { ...rest, deletedAt: item.deletedAt !== null }
}

/** An edition as it counts when two are compared: revisions are numbered by each site for itself. */
export function comparableEdition(edition: ArchivedEdition, original: ArchivedEdition | undefined) {
  return {
    state: edition.state,
    text: edition.text,
    firstPublishedAt: edition.firstPublishedAt,
    debt: debtOf(edition, original),
    publications: edition.publications.map(({ revision: _revision, text, ...times }) => ({
      ...times,
      text: text ?? edition.text,
    })),
  }
}

function debtOf(edition: ArchivedEdition, original: ArchivedEdition | undefined): 'none' | 'fresh' | 'stale' {
  if (edition.basedOnRevision === null || !original) return 'none'
  return edition.basedOnRevision >= original.revision ? 'fresh' : 'stale'
}

/** The edition as it would be stored, and as of now: what is over is left out, and a time that has come makes a planned text public. */
export function settled(edition: ArchivedEdition, now: number): ArchivedEdition {
  const publications = edition.publications
    .filter(({ visibleUntil }) => visibleUntil === null || visibleUntil > now)
    .map((one): ArchivedPublication => ({ ...one, text: one.text && storedText(one.text) }))
    .sort((one, other) => one.visibleFrom - other.visibleFrom)
  const isPlanned = publications.some((one) => one.visibleFrom > now)
  const isPublic = publications.length > 0
  const wasPublic = edition.state === 'published' || edition.state === 'scheduled'
  const state = isPublic ? (isPlanned ? 'scheduled' : 'published') : wasPublic ? 'draft' : edition.state
  return { ...edition, state, publications, text: storedText(edition.text) }
}

/** A text as it comes back from being stored. */
export function storedText(text: EditionText): EditionText {
  return textOfColumns(columnsOfText(text))
}

/** The other edition of the same item. */
export function originalOf<T extends { language: Language }>(
  editions: readonly T[],
  language: Language,
): T | undefined {
  return editions.find((one) => one.language === otherLanguage(language))
}
