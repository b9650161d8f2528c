import { isAdmin, type Readable } from '#platform/actor.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { BlockDocument } from '../../blocks/document.ts'
import type { DetailsOf } from '../../kind-members.ts'
import type { ContentKind } from '../../kinds.ts'
import { readDetails } from '../../server/own-members.ts'
import { toJson } from '../../server/stored-json.ts'
import { findItemByAddress } from './published-store.ts'
import { selectShownRevisions, selectShownTexts, selectTextsAt } from './shown-store.ts'

/** What readers see of an item now, as its editors wrote it. For kinds that show their texts in ways of their own. */
export interface ShownText<K extends ContentKind> {
  id: string
  slug: string
  language: Language
  revision: number
  title: string
  level: string | null
  body: BlockDocument
  details: DetailsOf<K>
}

/** Which revisions of an item readers see now. */
export interface ShownRevisions<K extends ContentKind> {
  id: string
  details: DetailsOf<K>
  revisions: Partial<Record<Language, number>>
}

/** The texts of those of these items that the reader may read now, in the wanted language or else in the other one. */
export async function listShownTexts<K extends ContentKind>(
  ctx: Context,
  kind: K,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<ShownText<K>[]> {
  const rows = await selectShownTexts(ctx.readDb, { ids, kind, now: ctx.now })
  const mayRead = rows.filter((row) => isReadable(ctx, row))
  return ids.flatMap((id) => {
    const own = mayRead.filter((row) => row.id === id)
    const row = own.find((one) => one.language === language) ?? own[0]
    if (!row) return []
    const { slug, revision, title, level } = row
    const text = { id, slug, language: row.language, revision, title, level }
    return [{ ...text, body: toJson<BlockDocument>(row.body), details: readDetails(kind, row.details) }]
  })
}

/** Those of these items that the reader may read now, in the order of the ids, with the revision of each language. Reads no texts. */
export async function listShownRevisions<K extends ContentKind>(
  ctx: Context,
  kind: K,
  ids: readonly string[],
): Promise<ShownRevisions<K>[]> {
  const rows = await selectShownRevisions(ctx.readDb, { ids, kind, now: ctx.now })
  const mayRead = Map.groupBy(
    rows.filter((row) => isReadable(ctx, row)),
    ({ id }) => id,
  )
  return ids.flatMap((id) => {
    const own = mayRead.get(id) ?? []
    if (!own[0]) return []
    const revisions = Object.fromEntries(own.map(({ language, revision }) => [language, revision]))
    return { id, details: readDetails(kind, own[0].details), revisions }
  })
}

function isReadable({ actor }: Context, { access }: Readable): boolean {
  return access === 'public' || isAdmin(actor) || actor.kind === 'user'
}

/** The text of one item by id, slug or an earlier slug; undefined when the reader finds none. */
export async function findShownText<K extends ContentKind>(
  ctx: Context,
  kind: K,
  { address, language }: { address: string; language: Language },
): Promise<ShownText<K> | undefined> {
  const item = await findItemByAddress(ctx.readDb, kind, address)
  if (!item) return undefined
  const [text] = await listShownTexts(ctx, kind, { ids: [item.id], language })
  return text
}

/** Texts as they stood at a revision, in the order in which they are wanted; undefined for what is not kept any more. */
export async function listTextsAt<K extends ContentKind>(
  ctx: Context,
  kind: K,
  wanted: readonly { id: string; language: Language; revision: number }[],
): Promise<(ShownText<K> | undefined)[]> {
  const rows = await selectTextsAt(ctx.readDb, {
    ids: [...new Set(wanted.map(({ id }) => id))],
    revisions: [...new Set(wanted.map(({ revision }) => revision))],
  })
  return wanted.map(({ id, language, revision }) => {
    const row = rows.find((one) => one.id === id && one.language === language && one.revision === revision)
    return row && { ...row, body: toJson<BlockDocument>(row.body), details: readDetails(kind, row.details) }
  })
}
