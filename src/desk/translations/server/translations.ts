import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { contentKinds, type ContentKind } from '#content/kinds.ts'
import { owedReasons, type Coverage, type OwedReason, type OwedTranslation } from '../contract.ts'
import { selectEditionHeads, selectPlannedTimes } from '#content/records/server/item-list-store.ts'
import type { EditionKey } from '#content/records/server/editions-store.ts'
import {
  countCoverage,
  selectBehind,
  selectItemHeads,
  selectOwed,
  type OwedRow,
} from '#content/records/server/owed-store.ts'
import { readReadersDebt, readTranslationDebt } from './translation-debt.ts'

const rowsPerPage = 25

/** What readers find in both languages, in one, and in none, by kind. */
export async function readCoverage(ctx: Context): Promise<Coverage[]> {
  const rows = await countCoverage(ctx.readDb, ctx.now)
  return contentKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    const { both = 0, onlyEn = 0, onlyAm = 0, neither = 0, behind = 0, ahead = 0 } = row ?? {}
    return { kind, both, onlyEn, onlyAm, neither, behind, ahead }
  })
}

/** Translations that readers see too old: how many, and the `most` whose items changed last. */
export function readBehind(ctx: Context, most: number) {
  return selectBehind(ctx.readDb, { now: ctx.now, most })
}

/** What needs a translator: old translations that readers see first, then what they find in one language only; the oldest debt first. */
export async function listOwed(
  ctx: Context,
  filter: { language?: Language; kind?: ContentKind; page: number },
): Promise<{ items: OwedTranslation[]; page: number; hasNext: boolean }> {
  const wanted: Debt[] = []
  let skipped = (filter.page - 1) * rowsPerPage
  for (const reason of owedReasons) {
    const missing = rowsPerPage + 1 - wanted.length
    if (missing === 0) break
    const debts = await readDebts(ctx, { ...filter, reason, limit: skipped + missing })
    wanted.push(...debts.slice(skipped, skipped + missing))
    skipped = Math.max(0, skipped - debts.length)
  }
  return {
    items: await describe(ctx, wanted.slice(0, rowsPerPage)),
    page: filter.page,
    hasNext: wanted.length > rowsPerPage,
  }
}

type Debt = OwedRow & { language: Language; reason: OwedReason }

/** The first debts of one reason, both languages in one row. */
async function readDebts(
  ctx: Context,
  filter: { reason: OwedReason; language?: Language; kind?: ContentKind; limit: number },
): Promise<Debt[]> {
  const { reason, kind, limit } = filter
  const lists = await Promise.all(
    (filter.language ? [filter.language] : languages).map(async (language) => {
      const rows = await selectOwed(ctx.readDb, { reason, language, kind, limit, now: ctx.now })
      return rows.map((row) => ({ ...row, language, reason }))
    }),
  )
  return lists
    .flat()
    .toSorted((a, b) => a.since - b.since)
    .slice(0, limit)
}

async function describe(ctx: Context, debts: readonly Debt[]): Promise<OwedTranslation[]> {
  if (debts.length === 0) return []
  const ids = [...new Set(debts.map(({ id }) => id))]
  const [items, heads, scheduled] = await Promise.all([
    selectItemHeads(ctx.readDb, ids),
    selectEditionHeads(ctx.readDb, ids),
    selectPlannedTimes(ctx.readDb, ids, ctx.now),
  ])
  const serializeOne = async ({ id, language, reason, since }: Debt): Promise<OwedTranslation> => {
    const item = items.find((one) => one.id === id)
    const headIn = (wanted: Language) => heads.find((one) => one.itemId === id && one.language === wanted)
    const [own, original] = [headIn(language), headIn(otherLanguage(language))]
    const isScheduled = scheduled.some((one) => one.itemId === id && one.language === language)
    const titled = [headIn(ctx.language), headIn(otherLanguage(ctx.language))].find((one) => one?.title)
    return {
      itemId: id,
      kind: contentKinds.find((kind) => kind === item?.kind) ?? 'page',
      parentId: item?.parentId ?? null,
      language,
      reason,
      title: titled?.title ?? '',
      titleLanguage: titled?.language ?? language,
      state: own ? (own.state === 'scheduled' && !isScheduled ? 'published' : own.state) : null,
      since,
      changes: own && original ? await countChanges(ctx, { itemId: id, language }, reason) : null,
      isReady: reason === 'readers_behind' && !isStaleIn(item, language),
    }
  }
  return Promise.all(debts.map(serializeOne))
}

/** What a translator has to look at; null for a text that was not translated from the other one. */
async function countChanges(ctx: Context, key: EditionKey, reason: OwedReason): Promise<number | null> {
  const debt =
    reason === 'readers_behind' ? await readReadersDebt(ctx, key) : await readTranslationDebt(ctx, key)
  if (!debt || debt.basedOn === null) return null
  const { changed, restyled, moved, added, removed, fields } = debt
  return [changed, restyled, moved, added, removed, fields].reduce((sum, { length }) => sum + length, 0)
}

function isStaleIn(item: { staleEn: number; staleAm: number } | undefined, language: Language): boolean {
  return (language === 'am' ? item?.staleAm : item?.staleEn) === 1
}
