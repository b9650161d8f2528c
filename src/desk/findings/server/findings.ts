import { notFound } from '#platform/errors.ts'
import { dayOfInstant } from '#platform/dates/ethiopian-dates.ts'
import { otherLanguage } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { EditionText } from '#content/contract.ts'
import type { Members } from '#content/kind-members.ts'
import { linksOf, mediaIdsOf } from '#content/blocks/document.ts'
import type { Findings } from '../contract.ts'
import { missingNow } from '#content/editions/server/checklist.ts'
import { findEdition, type EditionKey } from '#content/records/server/editions-store.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { findFileNames, findPictures } from '#content/media/server/find-media.ts'
import { toJson } from '#content/server/stored-json.ts'
import { textOfColumns } from '#content/records/server/stored-text.ts'
import { readLinkTargets } from './link-targets.ts'
import { findShownDataSets } from './shown-data-sets.ts'
import { findKeptForQuizzes } from './kept-exercises.ts'
import { listKnownTerms } from './known-terms.ts'
import { readPromises } from './promise-lists.ts'
import { runChecks } from './checks/run-checks.ts'

/**
 * What an editor should look at before publishing: in the saved text, or in `unsaved`. Only `missing` blocks.
 * @throws 404 when there is neither a saved text nor an unsaved one
 */
export async function readFindings(ctx: Context, key: EditionKey, unsaved?: EditionText): Promise<Findings> {
  const [item, edition, other, { phrases }] = await Promise.all([
    findItem(ctx.readDb, key.itemId),
    findEdition(ctx.readDb, key),
    findEdition(ctx.readDb, { ...key, language: otherLanguage(key.language) }),
    readPromises(ctx),
  ])
  const text = unsaved ?? (edition && textOfColumns(edition))
  if (!item) throw notFound('item')
  if (!text) throw notFound('edition')
  const [links, fileNames, covers, keptForQuizzes, shownDataSets, terms, otherTerms] = await Promise.all([
    readLinkTargets(ctx, linksOf(text.body), item),
    findFileNames(ctx, mediaIdsOf(text.body)),
    findPictures(ctx, item.coverId === null ? [] : [item.coverId]),
    findKeptForQuizzes(ctx, text.body),
    findShownDataSets(ctx, text.body),
    listKnownTerms(ctx, key.language),
    other ? listKnownTerms(ctx, otherLanguage(key.language)) : [],
  ])
  const otherText = other ? textOfColumns(other) : null
  const found = runChecks({
    language: key.language,
    text,
    other: otherText,
    item,
    cover: covers.get(item.coverId ?? '') ?? null,
    today: dayOfInstant(ctx.now),
    fileNames,
    links,
    keptForQuizzes,
    shownDataSets,
    promises: phrases,
    ownNames: terms.find(({ id }) => id === item.id)?.names ?? [],
    terms: terms.filter(({ id }) => id !== item.id),
    otherTerms: otherTerms.filter(({ id }) => id !== item.id),
  })
  const about = { ...item, details: toJson<Members>(item.details) }
  const wanted = { language: key.language, text, other: otherText }
  return { ...found, missing: await missingNow(ctx, about, wanted) }
}
