import type { DetailsOf } from '#content/kind-members.ts'
import { kindsWith } from '#content/kinds.ts'
import type { FileInfo } from '#content/media/contract.ts'
import { findFiles } from '#content/media/server/find-media.ts'
import {
  isLongList,
  listPublished,
  listTags,
  readArticle,
  toCards,
  type ListFilter,
} from '#content/reading/server/reading.ts'
import { listRelated } from '#content/reading/server/related.ts'
import { readDetails } from '#content/server/own-members.ts'
import type { SeriesSummary } from '#features/datasets/contract.ts'
import { notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import type { Context } from '#platform/server/context.ts'
import type { ResourceDetail, ResourceList } from '../contract.ts'
import { offerOf } from '../offer.ts'
import type { ResourceType } from '../resource-types.ts'
import { countDownload, readDownloads } from './store.ts'

const resourcesPerPage = 12

/** Resources in their order, with the file's size and type so that readers know what they are about to fetch. Guests get no address of what is for members. */
export async function listResources(
  ctx: Context,
  {
    type,
    ...filter
  }: Pick<ListFilter, 'language' | 'q' | 'tag' | 'level'> & PageWish & { type?: ResourceType },
): Promise<ResourceList> {
  const { language } = filter
  const [{ rows, ...page }, tags, isLong] = await Promise.all([
    listPublished(ctx, {
      ...filter,
      kinds: ['resource'],
      details: type && { resourceType: [type] },
      order: 'order',
      pageSize: resourcesPerPage,
    }),
    listTags(ctx, 'resource', language),
    isLongList(ctx, 'resource', language),
  ])
  const details = rows.map((row) => readDetails('resource', row.details))
  const [cards, files] = await Promise.all([
    toCards(ctx, rows, language),
    findFiles(
      ctx,
      details.flatMap((one) => offerOf(one, language).fileId ?? []),
    ),
  ])
  const items = cards.map((card, index) => {
    const fields = fieldsOf(details[index] ?? {}, { language, files })
    return card.access === 'public' || ctx.actor.kind === 'user'
      ? { ...card, ...fields }
      : { ...card, ...fields, file: null, fileLanguage: null, url: null }
  })
  return { items, ...page, tags, isLong }
}

/** What the app brings in of other features. */
export interface ResourceNeighbours {
  /** What a data set says of its newest series; null without one. */
  summariseSeries(
    ctx: Context,
    item: { id: string; slug: string; title: string },
  ): Promise<SeriesSummary | null>
}

export async function readResource(
  ctx: Context,
  address: string,
  { language, summariseSeries }: { language: Language } & ResourceNeighbours,
): Promise<ResourceDetail> {
  const article = await readArticle(ctx, 'resource', { address, language })
  const { details } = article
  const { fileId } = offerOf(details, language)
  const [files, downloads, series, related] = await Promise.all([
    findFiles(ctx, fileId ? [fileId] : []),
    readDownloads(ctx.readDb, article.id),
    details.resourceType === 'dataset' ? summariseSeries(ctx, article) : null,
    listRelated(ctx, article, { language, kinds: kindsWith('newest') }),
  ])
  return {
    article,
    ...fieldsOf(details, { language, files }),
    version: details.version ?? null,
    licence: details.licence ?? null,
    series,
    downloads,
    related,
  }
}

/** Says where the bytes are, and counts the download unless somebody only asks about it. */
export async function downloadResource(
  ctx: Context,
  address: string,
  { isCounted, ...wish }: { language: Language; isCounted: boolean } & ResourceNeighbours,
): Promise<string> {
  const { article, file, url } = await readResource(ctx, address, wish)
  const target = file?.url ?? url
  if (!target) throw notFound('file')
  if (isCounted) await countDownload(ctx.db, article.id)
  return target
}

type Details = DetailsOf<'resource'>

function fieldsOf(details: Details, from: { language: Language; files: Map<string, FileInfo> }) {
  const { fileId, ...offer } = offerOf(details, from.language)
  return { ...offer, file: (fileId && from.files.get(fileId)) || null }
}
