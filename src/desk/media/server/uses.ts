import { formerFileDays } from '#content/media/limits.ts'
import { mostUses, type FormerFile, type MediaUsage, type MediaUse } from '#content/media/contract.ts'
import type { Context } from '#platform/server/context.ts'
import { selectNamedFormer, type FormerRow } from '#content/media/server/former-store.ts'
import { plainVariantOf, addressOf } from '#content/media/server/pictures.ts'
import {
  listCollectionUses,
  listItemUses,
  listKeptUses,
  listSettingUses,
  type UseRow,
} from '#content/media/server/uses-store.ts'

const day = 86_400_000

/** Since when a former file must have been kept to be brought back. */
export function oldestKept(now: number): number {
  return now - formerFileDays * day
}

/** Every place that names an upload: covers, working and published texts, kept versions, fields, collections, settings, legal texts. */
export async function listUses(ctx: Context, id: string): Promise<{ uses: MediaUse[]; hasMore: boolean }> {
  const [collections, settings, legal, items] = [
    await listCollectionUses(ctx.db, id),
    await listSettingUses(ctx.db, id),
    await listKeptUses(ctx.db, id, ctx.keptTexts),
    await listItemUses(ctx.db, id, { now: ctx.now, limit: mostUses + 1 }),
  ]
  const uses: MediaUse[] = [
    ...collections.map(({ id, kind, parentId, titleEn, titleAm }) => ({
      ...nowhere,
      place: 'collection' as const,
      id,
      kind,
      parentId,
      titles: { en: titleEn, am: titleAm },
    })),
    ...settings.map((key) => ({ ...nowhere, place: 'setting' as const, id: key })),
    ...legal.map(({ name, ...text }) => ({ ...nowhere, ...text, place: 'legal' as const, id: name })),
    ...items.map(useOf),
  ]
  return { uses: uses.slice(0, mostUses), hasMore: uses.length > mostUses }
}

/** The places, and the files that can be brought back. */
export async function readUsage(ctx: Context, id: string): Promise<MediaUsage> {
  const rows = await selectNamedFormer(ctx.db, id, ctx.people)
  const formerFiles = rows
    .filter((row) => row.purgedAt === null && row.replacedAt >= oldestKept(ctx.now))
    .map(formerFileOf)
  return { ...(await listUses(ctx, id)), formerFiles }
}

const nowhere = {
  kind: null,
  parentId: null,
  language: null,
  titles: { en: '', am: '' },
  count: 1,
  isBinned: false,
}

function useOf(row: UseRow): MediaUse {
  return {
    place: row.place,
    id: row.id,
    kind: row.kind,
    parentId: row.parentId,
    language: row.language || null,
    titles: { en: row.titleEn ?? '', am: row.titleAm ?? '' },
    count: Number(row.count),
    isBinned: row.deletedAt !== null,
  }
}

function formerFileOf(row: FormerRow & { replacedByName: string | null }): FormerFile {
  const { id, fileName, bytes, width, height, replacedAt, replacedByName } = row
  const keptUntil = replacedAt + formerFileDays * day
  const src = addressOf(plainVariantOf(row)?.key ?? '')
  return { id, fileName, bytes, width, height, replacedAt, replacedByName, keptUntil, src }
}
