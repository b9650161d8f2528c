import type { EditionText } from '#content/contract.ts'
import { invalid } from '#platform/errors.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { keepCurrent } from '#content/editions/server/keep-revisions.ts'
import {
  findEdition,
  type EditionKey,
  type StoredEditionRow,
} from '#content/records/server/editions-store.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { findRevisionUpTo } from '#content/records/server/revisions-store.ts'
import { textOfColumns, type TextColumns } from '#content/records/server/stored-text.ts'
import { matchTarget, type Match } from './match-target.ts'
import { withOwnExtras } from './own-extras.ts'
import { writeXliff, type XliffItem } from './write-xliff.ts'

/**
 * A translator's file of some items, with what is translated already. The exported texts are kept as versions, so that the
 * translation can be put together and compared when it comes back.
 * @throws 422 `itemIds`: `item.unknown` or `edition.missing`, with the id in `details`
 */
export function exportXliff(
  ctx: Context,
  order: { itemIds: readonly string[]; from: Language },
): Promise<string> {
  const to = otherLanguage(order.from)
  return inTransaction(ctx, async (ctx) => {
    const items: XliffItem[] = []
    for (const itemId of new Set(order.itemIds)) items.push(await readForTranslator(ctx, itemId, order.from))
    await audit(ctx, 'translation.exported', {
      kind: 'translation',
      id: `${order.from}-${to}`,
      details: { items: items.length, language: to },
    })
    return writeXliff(items, { from: order.from, to, notes: ctx.language })
  })
}

async function readForTranslator(ctx: Context, itemId: string, from: Language): Promise<XliffItem> {
  const item = await findItem(ctx.db, itemId)
  if (!item || item.deletedAt !== null) throw invalid({ itemIds: 'item.unknown' })
  const key = { itemId, language: from }
  const edition = await findEdition(ctx.db, key)
  if (!edition) throw invalid({ itemIds: 'edition.missing' })
  await keepCurrent(ctx, edition)
  const source = textOfColumns(edition)
  const target = await findEdition(ctx.db, { itemId, language: otherLanguage(from) })
  if (target) await keepCurrent(ctx, target)
  return {
    itemId,
    source,
    original: nameOriginal({
      kind: item.kind,
      itemId,
      from,
      revision: edition.revision,
      target: target?.revision ?? 0,
    }),
    matches: (await readTranslated(ctx, { key, source, target })).matches,
  }
}

/** A translation as it stands there, or a kept version of it. */
type TargetRow = TextColumns & Pick<StoredEditionRow, 'basedOnRevision'>

/** What is translated already of a source text, and that text with places for what only its translation has. */
export async function readTranslated(
  ctx: Context,
  of: { key: EditionKey; source: EditionText; target: TargetRow | undefined },
): Promise<{ source: EditionText; matches: Map<string, Match> }> {
  if (!of.target) return { source: of.source, matches: new Map() }
  const basedOn = of.target.basedOnRevision
  const row = basedOn === null ? undefined : await findRevisionUpTo(ctx.db, of.key, basedOn)
  const [target, then] = [textOfColumns(of.target), row && textOfColumns(row)]
  const source = withOwnExtras(of.source, target, then ?? of.source)
  return { source, matches: matchTarget(source, target, then) }
}

export interface Original {
  kind: string
  itemId: string
  from: Language
  /** Of the source when it was exported. */
  revision: number
  /** Of the target when it was exported; 0 when there was none. */
  target: number
}

/** `original` of a `<file>`, which tools keep as it is. */
function nameOriginal({ kind, itemId, from, revision, target }: Original): string {
  return `hub:${kind}/${itemId}/${from}/${revision}/${target}`
}

export function readOriginal(original: string): Original | undefined {
  const parts = /^hub:([a-z]{1,20})\/([\w-]{1,40})\/(en|am)\/(\d{1,9})\/(\d{1,9})$/.exec(original)
  if (!parts) return undefined
  const [, kind = '', itemId = '', from, revision, target] = parts
  return {
    kind,
    itemId,
    from: from === 'am' ? 'am' : 'en',
    revision: Number(revision),
    target: Number(target),
  }
}
