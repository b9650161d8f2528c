import type { Paged, PageWish } from '#platform/contract/paging.ts'
import type { ListPage, RowKey } from '#platform/database/lists/list-page.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { pageShown, pageWanted, totalWanted, type Walk } from '#platform/server/lists/paging.ts'
import { contentKinds, type ContentKind } from '#content/kinds.ts'
import { owedReasons, type Coverage, type OwedReason, type OwedTranslation } from '../contract.ts'
import { selectEditionHeads, selectPlannedTimes } from '#content/records/server/item-list-store.ts'
import type { EditionKey } from '#content/records/server/editions-store.ts'
import {
  countCoverage,
  countOwed,
  selectBehind,
  selectItemHeads,
  selectOwed,
  type OwedRow,
} from '#content/records/server/owed-store.ts'
import { readReadersDebt, readTranslationDebt } from './translation-debt.ts'

const mostImportantFirst: Walk<Debt> = {
  size: 25,
  key: ['string', 'number', 'string', 'string'],
  keyOf: ({ reason, since, id, language }) => [reason, since, id, language],
}

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
export async function listOwed(ctx: Context, filter: Wanted & PageWish): Promise<Paged<OwedTranslation>> {
  const found = await selectDebts(ctx, filter, pageWanted(filter, mostImportantFirst))
  const { rows, ...page } = pageShown(found, filter, mostImportantFirst)
  const total = await totalWanted(filter, () => countDebts(ctx, filter))
  return { items: await describe(ctx, rows), ...page, total }
}

interface Wanted {
  language?: Language
  kind?: ContentKind
}

type Debt = OwedRow & { reason: OwedReason }

/** One reason after the other, from the first on or behind a debt. */
async function selectDebts(
  ctx: Context,
  filter: Wanted,
  { limit, offset = 0, after }: ListPage,
): Promise<Debt[]> {
  const wanted: Debt[] = []
  let skipped = offset
  const begun = after ? owedReasons.findIndex((reason) => reason === after[0]) : 0
  for (const reason of owedReasons.slice(Math.max(0, begun))) {
    const missing = limit - wanted.length
    if (missing === 0) break
    const behind = reason === after?.[0] ? after : undefined
    const debts = await readDebts(ctx, { ...filter, reason, limit: skipped + missing, behind })
    wanted.push(...debts.slice(skipped, skipped + missing))
    skipped = Math.max(0, skipped - debts.length)
  }
  return wanted
}

/** The first debts of one reason, both languages in one row. */
async function readDebts(
  ctx: Context,
  filter: Wanted & { reason: OwedReason; limit: number; behind: RowKey | undefined },
): Promise<Debt[]> {
  const { reason, kind, limit, behind } = filter
  const after = behind && {
    since: Number(behind[1]),
    id: String(behind[2]),
    language: languages.find((one) => one === behind[3]) ?? languages[0],
  }
  const wanted = { reason, languages: languagesOf(filter), kind, now: ctx.now }
  const rows = await selectOwed(ctx.readDb, wanted, { limit, after })
  return rows.map((row) => ({ ...row, reason }))
}

async function countDebts(ctx: Context, filter: Wanted): Promise<number> {
  const counts = owedReasons.flatMap((reason) =>
    languagesOf(filter).map((language) =>
      countOwed(ctx.readDb, { reason, language, kind: filter.kind, now: ctx.now }),
    ),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

function languagesOf({ language }: Wanted): readonly Language[] {
  return language ? [language] : languages
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
