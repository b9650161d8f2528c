import { termIdsOf } from '#content/blocks/document.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import { selectItemKeys, selectItemsLike, selectMediaRows } from '#content/records/server/carried-store.ts'
import type { Context } from '#platform/server/context.ts'
import { paths } from '#platform/paths.ts'
import { inParts } from '../archive/import/import-plan.ts'
import type { Names } from './cells.ts'

/** What a file names of this site: the terms by their addresses, pictures and files by their ids. */
export async function findNames(ctx: Context, text: string): Promise<Names> {
  const folder = paths.term('')
  const slugs = allOf(text, new RegExp(`\\(${folder}([a-z0-9-]+)\\)`, 'g'))
  const ids = allOf(text, /(?:media|files)\\?\/([\w-]{10,40})|\b(?:mediaId|id)\W{1,8}([\w-]{10,40})/g)
  const terms = new Map<string, string>()
  for (const part of inParts(slugs))
    for (const { id, kind, slug } of await selectItemsLike(ctx.readDb, { ids: part, slugs: part }))
      if (kind === 'term') terms.set(slug, id)
  const media = new Set<string>()
  for (const part of inParts(ids)) for (const { id } of await selectMediaRows(ctx.readDb, part)) media.add(id)
  const slugOfTerm = new Map([...terms].map(([slug, id]) => [id, slug]))
  return {
    termSlug: (id) => slugOfTerm.get(id),
    termId: (slug) => terms.get(slug),
    hasMedia: (id) => media.has(id),
  }
}

/** The same for texts that go out, whose pictures are here. */
export async function findNamesOf(ctx: Context, texts: readonly BlockDocument[]): Promise<Names> {
  const ids = [...new Set(texts.flatMap(termIdsOf))]
  const slugs = new Map<string, string>()
  for (const part of inParts(ids))
    for (const { id, slug } of await selectItemKeys(ctx.readDb, { ids: part, withBin: true }))
      slugs.set(id, slug)
  const idOf = new Map([...slugs].map(([id, slug]) => [slug, id]))
  return { termSlug: (id) => slugs.get(id), termId: (slug) => idOf.get(slug), hasMedia: () => true }
}

function allOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []))]
}
