import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isUnavailable } from '#platform/database/engine.ts'
import { Problem, tooMany } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import {
  countAttempt,
  forgetAttempts,
  forgetAttemptsOn,
  uncountAttempt,
  type AttemptRule,
  type CountedAttempt,
} from './attempt-store.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** From one address, five wrong passwords are free; then waiting starts at half a minute and doubles. */
export const perAddress: AttemptRule = {
  free: 5,
  firstWait: 30 * second,
  longestWait: 15 * minute,
  forgetAfter: day,
}
/** From many addresses together far more are free, so that a stranger cannot keep the owner out with a few guesses. */
export const perAccount: AttemptRule = {
  free: 30,
  firstWait: 30 * second,
  longestWait: 5 * minute,
  forgetAfter: day,
}

/**
 * Counts an attempt to prove a password before it is looked at, and refuses it while waiting is due.
 * The password reset does not ask here, so the owner of the mailbox always gets in.
 * @param account the e-mail address in its stored form, known or not
 * @param device the browser, when the account was used in it before: what others guess elsewhere does not keep it waiting
 * @returns what was counted, to be taken back by `whileAttempting`
 * @throws 429 with `Retry-After`
 */
export async function countPasswordAttempt(
  ctx: Context,
  account: string,
  device?: string,
): Promise<CountedAttempt[]> {
  return countAttemptsOn(ctx, keysOf(ctx, account, device), 'credentials.locked')
}

/** The same for the codes of a second step. */
export async function countCodeAttempt(ctx: Context, uid: string): Promise<CountedAttempt[]> {
  return countAttemptsOn(ctx, keysOf(ctx, codesOf(uid)), 'code.locked')
}

export async function forgetCodeAttempts(ctx: Context, uid: string): Promise<void> {
  await forgetPasswordAttempts(ctx, codesOf(uid))
}

/** Told apart from e-mail addresses, which have no colon. */
const codesOf = (uid: string) => `codes:${uid}`

async function countAttemptsOn(
  ctx: Context,
  keys: ReturnType<typeof keysOf>,
  code: 'credentials.locked' | 'code.locked',
): Promise<CountedAttempt[]> {
  const counted: CountedAttempt[] = []
  for (const { key, rule } of keys) {
    const attempt = await countAttempt(ctx.db, key, { rule, now: ctx.now })
    if (!attempt.isCounted) {
      // Nothing was tried, so that it must not bring this address a wait of its own.
      for (const one of counted) await uncountAttempt(ctx.db, one)
      throw tooMany(Math.max(1, Math.ceil((attempt.lockedUntil - ctx.now) / second)), code)
    }
    counted.push(attempt)
  }
  return counted
}

/**
 * Does what follows a counted attempt. When the server has too much to do, or its database fails in the midst of it, nobody knows
 * whether the password was right, so the attempt does not count: it is taken back now, or as soon as the database answers again.
 */
export async function whileAttempting<T>(
  ctx: Context,
  counted: readonly CountedAttempt[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUnavailable(error)) void takeBack(ctx, counted)
    else if (error instanceof Problem && error.status === 503) await takeBack(ctx, counted)
    throw error
  }
}

/** Between tries, milliseconds. */
const takeBackAfter = [0, 1000, 5000, 25_000]

async function takeBack(ctx: Context, counted: readonly CountedAttempt[]): Promise<void> {
  const left = [...counted]
  for (const pause of takeBackAfter) {
    await setTimeout(pause, undefined, { ref: false })
    try {
      for (let attempt = left[0]; attempt; attempt = left[0]) {
        await uncountAttempt(ctx.db, attempt)
        left.shift()
      }
      return
    } catch (error) {
      ctx.log.warn({ err: error }, 'an attempt to sign in could not be taken back yet')
    }
  }
}

/** After the right password from this address, and in this browser where it is known. */
export async function forgetPasswordAttempts(ctx: Context, account: string, device?: string): Promise<void> {
  const keys = [...keysOf(ctx, account), ...keysOf(ctx, account, device)]
  await forgetAttempts(
    ctx.db,
    keys.map(({ key }) => key),
  )
}

/** After a password reset: from everywhere. */
export async function forgetAllPasswordAttempts(ctx: Context, account: string): Promise<void> {
  await forgetAttemptsOn(ctx.db, hashOf(account))
}

function keysOf(ctx: Context, account: string, device?: string): { key: string; rule: AttemptRule }[] {
  return [
    { key: `${hashOf(account)}:from:${ctx.address}`, rule: perAddress },
    { key: `${hashOf(account)}:${device ? `in:${device}` : 'all'}`, rule: perAccount },
  ]
}

/** Addresses that nobody registered are not collected. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
