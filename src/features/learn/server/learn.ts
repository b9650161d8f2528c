import type { Card } from '#content/contract.ts'
import { listCollections } from '#desk/collections/server/collections.ts'
import { findPictures } from '#content/media/server/find-media.ts'
import {
  listPublished,
  listTags,
  readArticle,
  titleOf,
  toCards,
  type ListFilter,
} from '#content/reading/server/reading.ts'
import { listNamed } from '#content/reading/server/related.ts'
import { readWhole } from '#platform/server/lists/whole-list.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { LearnDetail, LearnList } from '../contract.ts'

/** Learn pages by track, in the order they are meant to be read. Tracks in which nothing matches are left out. */
export async function listLearn(
  ctx: Context,
  filter: Pick<ListFilter, 'language' | 'q' | 'tag' | 'level'>,
): Promise<LearnList> {
  const { language } = filter
  const [collections, cards, tags] = await Promise.all([
    listCollections(ctx, { kind: 'track' }),
    listPages(ctx, filter),
    listTags(ctx, 'learn', language),
  ])
  const pictures = await findPictures(
    ctx,
    collections.flatMap((one) => one.coverId ?? []),
  )
  const tracks = collections.map((one) => ({
    id: one.id,
    slug: one.slug,
    title: titleOf(one, language),
    summary: (language === 'am' ? one.summaryAm : one.summaryEn) || one.summaryEn || one.summaryAm,
    cover: (one.coverId && pictures.get(one.coverId)) || null,
    items: cards.filter((card) => card.collection?.id === one.id),
  }))
  return { tracks: tracks.filter((one) => one.items.length > 0), tags }
}

/** One learn page with its track, its neighbours in it, and what to read before. */
export async function readLearn(ctx: Context, address: string, language: Language): Promise<LearnDetail> {
  const article = await readArticle(ctx, 'learn', { address, language })
  const wanted = article.details.prerequisites
  const prerequisites = await listNamed(ctx, wanted, { kinds: ['learn'], language })
  if (!article.collection)
    return { article, track: null, previous: null, next: null, nextTrack: null, prerequisites }
  const items = (await listTrack(ctx, article.collection.id, language)).map(toNeighbour)
  const at = items.findIndex((one) => one.id === article.id)
  const { id, slug, title } = article.collection
  const [previous = null, next = null] = at < 0 ? [] : [items[at - 1], items[at + 1]]
  const nextTrack = next || at < 0 ? null : await findNextTrack(ctx, id, language)
  return { article, track: { id, slug, title, items }, previous, next, nextTrack, prerequisites }
}

/** The first track after this one in which readers find a page. */
async function findNextTrack(
  ctx: Context,
  id: string,
  language: Language,
): Promise<LearnDetail['nextTrack']> {
  const tracks = await listCollections(ctx, { kind: 'track' })
  for (const track of tracks.slice(tracks.findIndex((one) => one.id === id) + 1)) {
    const [first] = await listTrack(ctx, track.id, language)
    if (first) return { id: track.id, title: titleOf(track, language), first: toNeighbour(first) }
  }
  return null
}

function listTrack(ctx: Context, collectionId: string, language: Language): Promise<Card[]> {
  return listPages(ctx, { collectionId, language })
}

/** All of them: the order counts within a track, so that a part of the list would hold a part of each track. */
async function listPages(
  ctx: Context,
  filter: Pick<ListFilter, 'language' | 'collectionId'>,
): Promise<Card[]> {
  const rows = await readWhole((place) =>
    listPublished(ctx, { ...filter, kinds: ['learn'], order: 'order', ...place }),
  )
  return toCards(ctx, rows, filter.language)
}

function toNeighbour({ id, slug, title, language }: Card) {
  return { id, slug, title, language }
}
