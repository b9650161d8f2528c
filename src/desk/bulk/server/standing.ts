import { isNotOver, isScheduled } from '#content/server/visible.ts'
import { conflict } from '#platform/errors.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { followBasedOn } from '#content/records/server/based-on-store.ts'
import {
  findEdition,
  updateEditionAt,
  type EditionKey,
  type StoredEditionRow,
} from '#content/records/server/editions-store.ts'
import { endShown } from '#content/records/server/public-changes.ts'
import { showText } from '#content/editions/server/show-text.ts'
import { findRevision } from '#content/records/server/revisions-store.ts'
import { selectLiveRows } from '#content/records/server/schedules-store.ts'
import { textOfColumns } from '#content/records/server/stored-text.ts'

type LiveRow = Awaited<ReturnType<typeof selectLiveRows>>[number]

/** Where one edition stands with readers; equal as JSON when nobody touched it in between. */
export interface Standing {
  language: Language
  revision: number
  state: StoredEditionRow['state']
  publishedRevision: number | null
  firstPublishedAt: number | null
  live: LiveRow[]
}

export async function readStandings(ctx: Context, itemId: string): Promise<Standing[]> {
  const found: Standing[] = []
  for (const language of languages) {
    const edition = await findEdition(ctx.db, { itemId, language })
    if (!edition) continue
    const { revision, state, publishedRevision, firstPublishedAt } = edition
    const live = await selectLiveRows(ctx.db, { itemId, language })
    found.push({ language, revision, state, publishedRevision, firstPublishedAt, live })
  }
  return found
}

/** Whether readers see exactly the text that stands there, and nothing else is scheduled. */
export function isOut({ revision, live }: Standing, now: number): boolean {
  return !live.some((one) => isScheduled(one, now)) && live.some((one) => one.revision === revision)
}

/**
 * Lets readers see again what they saw, and schedules again what was scheduled. What was said of the translation in between holds
 * for them where it was said of the text that they see.
 */
export async function putBack(
  ctx: Context,
  item: { id: string; kind: string },
  standing: Standing,
): Promise<void> {
  const { language, revision, live, ...columns } = standing
  const key = { itemId: item.id, language }
  const { state, publishedRevision, firstPublishedAt } = columns
  const wanted = live.filter((one) => isNotOver(one, ctx.now))
  const isReplaced = wanted.some((one) => !isScheduled(one, ctx.now))
  await endShown(ctx, key, { end: ctx.now, isReplaced })
  for (const row of wanted) await show(ctx, { ...key, kind: item.kind }, row)
  const changes = { state, publishedRevision, firstPublishedAt, updatedAt: ctx.now }
  if (!(await updateEditionAt(ctx.db, { ...key, revision }, changes))) throw conflict('item.changed')
  await followBasedOn(ctx.db, key)
}

/** Makes a kept revision public as it was. */
async function show(ctx: Context, key: EditionKey & { kind: string }, row: LiveRow): Promise<void> {
  const kept = await findRevision(ctx.db, key, row.revision)
  if (!kept) throw conflict('revision.gone')
  const { id: _id, ...publication } = row
  await showText(ctx, { ...key, ...publication }, textOfColumns(kept))
}
