import { dataSetIdsOf, questionIdsOf, termIdsOf, type BlockDocument } from '#content/blocks/document.ts'
import { selectItemKeys, selectItemsLike, selectMediaRows } from '#content/records/server/carried-store.ts'
import type { Context } from '#platform/server/context.ts'
import { paths } from '#platform/paths.ts'
import { inParts } from '../archive/import/import-plan.ts'
import type { Names } from './cells.ts'

/** What a file names of this site: terms, exercises and data sets by their addresses or ids, pictures and files by their ids. */
export async function findNames(ctx: Context, text: string): Promise<Names> {
  const terms = allOf(text, new RegExp(`\\(${paths.term('')}([a-z0-9-]+)\\)`, 'g'))
  const practice = practiceNamesIn(text)
  const ids = allOf(text, /(?:media|files)\\?\/([\w-]{10,40})|\b(?:mediaId|id)\W{1,8}([\w-]{10,40})/g)
  const items: Named[] = []
  for (const part of inParts([...terms, ...practice]))
    items.push(...(await selectItemsLike(ctx.readDb, { ids: part, slugs: part })))
  const media = new Set<string>()
  for (const part of inParts(ids)) for (const { id } of await selectMediaRows(ctx.readDb, part)) media.add(id)
  return namesOf(items, (id) => media.has(id))
}

/** As the lines and blocks of charts and questions name them. GIFT puts a backslash before whatever it could take for its own. */
function practiceNamesIn(text: string): string[] {
  const plain = text.replaceAll('\\', '')
  if (!/::(?:question|chart)\b|"(?:questionId|dataSet)\b/.test(plain)) return []
  return allOf(plain, /(?:#|\b(?:id|compared|questionId|dataSet)\W{1,8})([\w-]{1,40})/g)
}

/** The same for texts that go out, whose pictures are here. */
export async function findNamesOf(ctx: Context, texts: readonly BlockDocument[]): Promise<Names> {
  const named = texts.flatMap((text) => [...termIdsOf(text), ...questionIdsOf(text), ...dataSetIdsOf(text)])
  const items: Named[] = []
  for (const part of inParts([...new Set(named)]))
    items.push(...(await selectItemKeys(ctx.readDb, { ids: part, withBin: true })))
  return namesOf(items, () => true)
}

interface Named {
  id: string
  kind: string
  slug: string
}

function namesOf(items: readonly Named[], hasMedia: Names['hasMedia']): Names {
  const slugs = new Map(items.map(({ id, slug }) => [id, slug]))
  const ids = new Map([
    ...items.map(({ id, kind, slug }) => [`${kind}/${slug}`, id] as const),
    ...items.map(({ id, kind }) => [`${kind}/${id}`, id] as const),
  ])
  return { slugOf: (id) => slugs.get(id), idOf: (kind, name) => ids.get(`${kind}/${name}`), hasMedia }
}

function allOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []))]
}
