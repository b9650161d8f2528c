import { isNotOver, isScheduled } from '#content/server/visible.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { EditionText } from '#content/contract.ts'
import type { ArchivedEdition, ArchivedItem, ArchivedPublication } from '../../../contract.ts'
import { columnsOfText, textOfColumns } from '#content/records/server/stored-text.ts'

/** The fields of an item that count when two are compared; parts that other rows name are compared by the caller. */
export function comparableFields(item: ArchivedItem) {
  const {
    id: _id,
    parent: _parent,
    earlierSlugs: _slugs,
    createdAt: _created,
    updatedAt: _updated,
    named: _named,
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
    publications: edition.publications.map(({ revision: _revision, basedOnRevision, text, ...times }) => ({
      ...times,
      newerOriginals: newerThan(basedOnRevision ?? null, original),
      text: text ?? edition.text,
    })),
  }
}

function debtOf(edition: ArchivedEdition, original: ArchivedEdition | undefined): 'none' | 'fresh' | 'stale' {
  if (edition.basedOnRevision === null || !original) return 'none'
  return edition.basedOnRevision >= original.revision ? 'fresh' : 'stale'
}

/** How many of the texts that there are of the original came after the one that was translated; null for one that was not translated. */
function newerThan(basedOn: number | null, original: ArchivedEdition | undefined): number | null {
  if (basedOn === null || !original) return null
  return revisionsIn(original).filter((revision) => revision > basedOn).length
}

/** The revisions of the working text and of what readers see or will see, the oldest first. */
export function revisionsIn({ revision, publications }: ArchivedEdition): number[] {
  const all = new Set([...publications.map((one) => one.revision), revision])
  return [...all].sort((one, other) => one - other)
}

/** The edition as it would be stored, and as of now: what is over is left out, and a time that has come makes a planned text public. */
export function settled(edition: ArchivedEdition, now: number): ArchivedEdition {
  const publications = edition.publications
    .filter((one) => isNotOver(one, now))
    .map((one): ArchivedPublication => ({
      ...one,
      basedOnRevision: one.basedOnRevision === undefined ? edition.basedOnRevision : one.basedOnRevision,
      text: one.text && storedText(one.text),
    }))
    .sort((one, other) => one.visibleFrom - other.visibleFrom)
  const isPlanned = publications.some((one) => isScheduled(one, now))
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
