import { userOf } from '#platform/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { listAccounts } from '../accounts/account-store.ts'
import { listDevices } from '../devices/device-store.ts'
import { limits } from '../limits/limits.ts'
import { listOwnTokens } from '../api-tokens/api-tokens.ts'
import { listOwnSessions } from '../sessions/sessions.ts'
import { readSecondFactor } from '../second-factor/second-factor.ts'
import { listPastSignIns } from './sign-in-history.ts'
import { readUser } from './users.ts'

/** What one room keeps about a user, as plain JSON without anybody else's secrets; bytes as `StoredFile`. */
export type Exporter = (ctx: Context, uid: string) => Promise<unknown>

/**
 * What the site keeps about the actor: the record, what each room adds under its name, and how the account is opened: the ways
 * to sign in, the sessions, tokens, second factors, past sign-ins and known browsers. That is for sessions alone, and not told to a token.
 */
export async function exportUser(ctx: Context, exporters: Record<string, Exporter>) {
  const { uid, token } = userOf(ctx.actor)
  await limitRequests(ctx, 'export', { ...limits.exportData, subject: uid })
  const kept: [name: string, of: unknown][] = []
  for (const [name, exporter] of Object.entries(exporters)) kept.push([name, await exporter(ctx, uid)])
  return {
    exportedAt: new Date(ctx.now).toISOString(),
    user: await readUser(ctx, uid),
    ...(token ? {} : await exportWaysIn(ctx, uid)),
    ...Object.fromEntries(kept),
  }
}

async function exportWaysIn(ctx: Context, uid: string) {
  return {
    signIns: await listAccounts(ctx.readDb, uid),
    sessions: await listOwnSessions(ctx),
    tokens: await listOwnTokens(ctx),
    secondFactor: await readSecondFactor(ctx),
    pastSignIns: await listPastSignIns(ctx, uid),
    knownDevices: await listDevices(ctx.readDb, uid),
  }
}
