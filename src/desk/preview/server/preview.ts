import { notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Preview } from '../contract.ts'
import type { Article } from '#content/contract.ts'
import type { ArticleOf } from '#content/kind-article.ts'
import type { ContentKind } from '#content/kinds.ts'
import { findItem, selectEditions, type StoredItem } from '#content/records/server/items-store.ts'
import { findFiles } from '#content/media/server/find-media.ts'
import { publishedTextOf } from '#content/editions/server/publishing.ts'
import { withPlaces } from '#content/reading/server/places.ts'
import { withTermLinks } from '#content/reading/server/term-links.ts'
import { toCards } from '#content/reading/server/reading.ts'
import { readDetails, readExtras } from '#content/server/own-members.ts'
import { toJson } from '#content/server/stored-json.ts'
import { textOfColumns } from '#content/records/server/stored-text.ts'

/** The saved draft of an item as readers would see it, for its editors. */
export async function readPreview(ctx: Context, itemId: string, language: Language): Promise<Preview> {
  const item = await findItem(ctx.readDb, itemId)
  if (!item) throw notFound('item')
  return previewOf(ctx, item, language)
}

/**
 * The newest saved text of one language, or of the other one when that is not written yet. A text that nobody published counts as
 * published now. In its places stands what whoever asks may see there.
 */
export async function previewOf(ctx: Context, item: StoredItem, language: Language): Promise<Preview> {
  const editions = await selectEditions(ctx.readDb, [item.id], ctx.people)
  const edition = editions.find((one) => one.language === language) ?? editions[0]
  if (!edition) throw notFound('edition')
  const shown = await publishedTextOf(ctx, edition.language, textOfColumns(edition))
  const publishedAt = Math.min(edition.firstPublishedAt ?? ctx.now, ctx.now)
  const text = { language: edition.language, minutes: shown.minutes, publishedAt }
  const row = { ...item, ...text, title: shown.title, excerpt: shown.excerpt }
  const [[card], files] = await Promise.all([
    toCards(ctx, [row], language),
    findFiles(ctx, mediaIdsIn([toJson(item.details), toJson(shown.extras)])),
  ])
  if (!card) throw notFound('item')
  const [linked = shown.html] = await withTermLinks(ctx, [shown.html])
  return {
    article: ofKind(card.kind, {
      ...card,
      shareImage: null,
      html: await withPlaces(ctx, linked, { language: edition.language }),
      headings: toJson(shown.headings),
      updatedAt: edition.firstPublishedAt === null ? publishedAt : edition.updatedAt,
      reviewedOn: item.reviewedOn,
      sources: toJson(item.sources),
      seoTitle: shown.seoTitle,
      seoDescription: shown.seoDescription,
      publishedIn: [],
      extras: shown.extras,
      details: item.details,
    }),
    files: Object.fromEntries(files),
    writtenIn: editions
      .map((one) => one.language)
      .sort()
      .toReversed(),
  }
}

/** A text with the members of its kind. */
function ofKind<K extends ContentKind>(
  kind: K,
  text: Article & { extras: string; details: string },
): ArticleOf<K> {
  return {
    ...text,
    kind,
    extras: readExtras(kind, text.extras),
    details: readDetails(kind, text.details),
  }
}

/** Whatever in a kind's own fields looks like the id of an upload. */
function mediaIdsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[\w-]{22}$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(mediaIdsIn) : []
}
