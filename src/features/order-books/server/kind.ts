import { z } from '@hono/zod-openapi'
import type { Members, MembersOf } from '#content/kind-members.ts'
import { distinctIds, none, type KindRules } from '#content/server/kind-rules.ts'
import { readerOf, type Readable } from '#platform/actor.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { marketSettings, type MarketSettings } from '../contract.ts'
import { minutesToPlay } from '../limits.ts'
import { settingsOf } from '../settings.ts'
import { faultsOfMarket, faultsOfScript } from './checklist.ts'
import { readScript } from './scripts.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }

const { seed, tick, lot, fee, auctionSeconds, seconds, reference, cash, units, missions } =
  marketSettings.shape

declare module '#content/kind-members.ts' {
  interface KindMembers {
    orderBook: MembersOf<{ details: typeof details; extras: typeof none }>
  }
}

const details = z
  .strictObject({
    seed,
    tick,
    lot,
    fee,
    auctionSeconds,
    seconds,
    reference,
    cash,
    units,
    missions,
    /** The data set that says what others do; without one the seed decides. */
    script: distinctIds(1),
  })
  .partial()

export const orderBookRules = {
  details,
  extras: none,
  names: { script: ['resource'] },
  missing: (_text, about) => faultsOfMarket(marketOf(about.details)),
  missingInData: missingInScript,
  playingMinutes: async (_, all) =>
    all.map((stored) => {
      const { auctionSeconds, seconds } = marketOf(stored)
      return minutesToPlay(auctionSeconds + seconds)
    }),
  section: { en: en['kind.orderBook.section'], am: am['kind.orderBook.section'] },
} satisfies KindRules

/** Where others do what a data set says, it is one that readers see. */
async function missingInScript(ctx: Context, about: Readable & { details: Members }): Promise<FieldErrors> {
  const [id] = ownDetails(about.details).script ?? []
  if (id === undefined) return {}
  // An editor who publishes sees the data set also while readers do not.
  const reader = { ...ctx, actor: readerOf(ctx.actor, about) }
  return faultsOfScript(marketOf(about.details), await readScript(reader, id))
}

function marketOf(stored: unknown): MarketSettings {
  return settingsOf(ownDetails(stored))
}

/** Members as they were fitted to the rules when they were stored. */
function ownDetails(stored: unknown) {
  return details.catch({}).parse(stored)
}
