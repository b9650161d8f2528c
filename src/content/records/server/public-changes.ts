import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { endPublications, type EditionKey } from './editions-store.ts'
import { selectLivePublications, selectScheduled } from './schedules-store.ts'
import { isScheduled } from '../../server/visible.ts'

/**
 * What becomes of a text for readers: they see it from `at` on (to come when it is scheduled), they see it no more, or what was
 * scheduled will not come.
 */
export type PublicChange = { itemId: string; language: Language } & (
  | { type: 'published'; kind: string; title: string; revision: number; at: number }
  | { type: 'unpublished'; kind: string; title: string }
  | { type: 'unscheduled' }
)

type Published = Extract<PublicChange, { type: 'published' }>

/** What follows from it, in the transaction that decides it. */
type Follow = (ctx: Context, change: PublicChange) => Promise<void>

let follow: Follow = async () => undefined

/** Call once, before the first verb. */
export function registerPublicChanges(wanted: Follow): void {
  follow = wanted
}

export function followPublicChange(ctx: Context, change: PublicChange): Promise<void> {
  return follow(ctx, change)
}

/** Ends whatever readers see of an edition at `end`, and forgets whatever was scheduled; `isReplaced`: another text takes its place. */
export async function endShown(
  ctx: Context,
  { itemId, language }: EditionKey,
  { end, isReplaced }: { end: number; isReplaced: boolean },
): Promise<void> {
  const live = isReplaced ? [] : await livePublications(ctx, [itemId], [language])
  await endPublications(ctx.db, { itemId, language }, { now: ctx.now, end })
  await follow(ctx, { type: 'unscheduled', itemId, language })
  for (const one of live) {
    const { kind, title } = one
    if (!isScheduled(one, ctx.now)) await follow(ctx, { type: 'unpublished', itemId, language, kind, title })
  }
}

/** Readers lose the items that go into the bin together, with what was scheduled of them, and get both back with them. */
export async function followBin(
  ctx: Context,
  moved: readonly { id: string }[],
  { isBinned, inLanguages = languages }: { isBinned: boolean; inLanguages?: readonly Language[] },
): Promise<void> {
  const itemIds = moved.map(({ id }) => id)
  for (const one of await livePublications(ctx, itemIds, inLanguages)) {
    const { itemId, language, kind, title, revision, visibleFrom } = one
    const key = { itemId, language }
    if (!isBinned) {
      const at = Math.max(visibleFrom, ctx.now)
      await follow(ctx, { type: 'published', ...key, kind, title, revision, at })
    } else if (isScheduled(one, ctx.now)) await follow(ctx, { type: 'unscheduled', ...key })
    else await follow(ctx, { type: 'unpublished', ...key, kind, title })
  }
}

/** Everything that is scheduled, as it was said when it was. */
export async function listScheduledChanges({ db, now }: Context, itemId?: string): Promise<Published[]> {
  const rows = await selectScheduled(db, { now, ...(itemId !== undefined && { itemId }) })
  return rows.map(({ visibleFrom, ...one }) => ({ type: 'published', ...one, at: visibleFrom }))
}

/** What is scheduled of an item that has another address now, and of what stands in it, is said anew. */
export async function followMove(ctx: Context, itemId: string): Promise<void> {
  for (const change of await listScheduledChanges(ctx, itemId)) {
    await follow(ctx, { type: 'unscheduled', itemId: change.itemId, language: change.language })
    await follow(ctx, change)
  }
}

async function livePublications(ctx: Context, itemIds: readonly string[], wanted: readonly Language[]) {
  const live = await selectLivePublications(ctx.db, itemIds, ctx.now)
  return live.filter(({ language }) => wanted.includes(language))
}
