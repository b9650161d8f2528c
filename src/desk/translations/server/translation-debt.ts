import { invalid, notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { compareBlocks } from '../../comparison/compare.ts'
import type { EditionText, Item } from '#content/contract.ts'
import type { TranslationDebt } from '../../revisions/contract.ts'
import { hasRevision, otherEdition } from '#content/editions/server/editions.ts'
import { setBasedOn } from '#content/records/server/based-on-store.ts'
import { findEdition, type EditionKey } from '#content/records/server/editions-store.ts'
import { readItem } from '#content/items/server/items.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { keepOriginal } from '#content/editions/server/keep-revisions.ts'
import { findRevision, findRevisionUpTo } from '#content/records/server/revisions-store.ts'
import { textOfColumns } from '#content/records/server/stored-text.ts'
import { selectShownRevisions } from '#content/records/server/owed-store.ts'

/** What a translator still owes: what the other language says now and did not when this one was translated from it. */
export async function readTranslationDebt(ctx: Context, key: EditionKey): Promise<TranslationDebt> {
  const originalKey = otherEdition(key)
  const [edition, original] = await Promise.all([
    findEdition(ctx.readDb, key),
    findEdition(ctx.readDb, originalKey),
  ])
  if (!edition) throw notFound('edition')
  const basedOn = edition.basedOnRevision
  const standing = { language: key.language, basedOn, current: original?.revision ?? null }
  if (basedOn === null || !original || original.revision <= basedOn)
    return { ...standing, comparedWith: original ? basedOn : null, ...nothing }
  const then = await findRevisionUpTo(ctx.readDb, originalKey, basedOn)
  return {
    ...standing,
    comparedWith: then?.revision ?? null,
    ...debtBetween(then && textOfColumns(then), textOfColumns(original)),
  }
}

/** What readers of the other language find now and readers of this one do not; undefined when a text is not kept any more. */
export async function readReadersDebt(
  ctx: Context,
  key: EditionKey,
): Promise<(Debt & { basedOn: number }) | undefined> {
  const shown = await selectShownRevisions(ctx.readDb, key.itemId, ctx.now)
  const originalKey = otherEdition(key)
  const basedOn = shown.find(({ language }) => language === key.language)?.basedOnRevision ?? null
  const current = shown.find(({ language }) => language === originalKey.language)?.revision
  if (basedOn === null || current === undefined) return undefined
  const [then, now] = await Promise.all([
    findRevisionUpTo(ctx.readDb, originalKey, basedOn),
    findRevision(ctx.readDb, originalKey, current),
  ])
  return then && now && { basedOn, ...debtBetween(textOfColumns(then), textOfColumns(now)) }
}

/**
 * Takes an editor's word that a translation says what the other language said at `revision`. The text itself stays as it is.
 * @throws 422 when the other language has no such revision yet
 */
export function confirmTranslation(ctx: Context, key: EditionKey, revision: number): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    const item = await findItem(ctx.db, key.itemId)
    const edition = await findEdition(ctx.db, key)
    if (!item || !edition) throw notFound('edition')
    if (!(await hasRevision(ctx, otherEdition(key), revision)))
      throw invalid({ revision: 'revision.unknown' })
    await setBasedOn(ctx.db, key, revision)
    await keepOriginal(ctx, key, revision)
    await audit(ctx, 'edition.translation_confirmed', {
      kind: item.kind,
      id: item.id,
      details: { title: edition.title, language: key.language, revision },
    })
    return readItem(ctx, key.itemId)
  })
}

type Debt = Pick<TranslationDebt, 'changed' | 'restyled' | 'moved' | 'added' | 'removed' | 'fields'>

const nothing: Debt = { changed: [], restyled: [], moved: [], added: [], removed: [], fields: [] }

const fields = ['title', 'excerpt', 'seoTitle', 'seoDescription', 'extras'] as const

function debtBetween(then: EditionText | undefined, now: EditionText): Debt {
  const changes = compareBlocks(then?.body.content ?? [], now.body.content)
  const pairs = (kind: 'changed' | 'restyled' | 'moved') =>
    changes.flatMap((one) => (one.kind === kind ? [{ before: one.before, after: one.after }] : []))
  return {
    changed: pairs('changed'),
    restyled: pairs('restyled'),
    moved: pairs('moved'),
    added: changes.flatMap((one) => (one.kind === 'added' ? [one.after] : [])),
    removed: changes.flatMap((one) => (one.kind === 'removed' ? [one.before] : [])),
    fields: fields.filter((field) => JSON.stringify(then?.[field]) !== JSON.stringify(now[field])),
  }
}
