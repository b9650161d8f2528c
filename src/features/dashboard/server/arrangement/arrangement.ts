import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { Arrangement, CardList, SiteSettings } from '../../contract.ts'
import { readSiteSettings } from '../site-settings.ts'
import { arrangeCards } from './arrange-cards.ts'
import { deleteOwnCards, findOwnCards, putOwnCards } from './cards-store.ts'

/** The parts that the administrators show, in the member's own order; a part that they hide from everybody is not offered. */
export async function readArrangement(
  ctx: Context,
  settings: Promise<SiteSettings> = readSiteSettings(ctx),
): Promise<Arrangement> {
  const [{ cards }, own] = await Promise.all([settings, findOwnCards(ctx.readDb, userOf(ctx.actor).uid)])
  const offered = cards.filter(({ isShown }) => isShown).map(({ card }) => card)
  return { cards: arrangeCards(offered, own ?? []), isOwn: own !== undefined }
}

/** Keeps the member's own order, on every device. */
export async function saveArrangement(ctx: Context, cards: CardList): Promise<Arrangement> {
  await putOwnCards(ctx.db, { userId: userOf(ctx.actor).uid, cards, savedAt: ctx.now })
  return readArrangement({ ...ctx, readDb: ctx.db })
}

/** The parts stand again as they do for everybody. */
export async function resetArrangement(ctx: Context): Promise<Arrangement> {
  await deleteOwnCards(ctx.db, userOf(ctx.actor).uid)
  return readArrangement({ ...ctx, readDb: ctx.db })
}

/** How a user arranged their dashboard; null for who did not. */
export async function exportDashboard(ctx: Context, uid: string) {
  return { cards: (await findOwnCards(ctx.readDb, uid)) ?? null }
}
