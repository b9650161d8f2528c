import { conflict } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { PromiseLists, Promises } from '../contract.ts'
import { builtInPromises } from './checks/built-in-promises.ts'
import { findPromises, savePromises } from './promises-store.ts'

/** The words that promise profit in both languages; the built-in ones at version 0 until somebody saves others. */
export async function readPromises(ctx: Context): Promise<Promises> {
  const stored = await findPromises(ctx.readDb)
  return { version: 0, phrases: builtInPromises, ...stored, builtIn: builtInPromises }
}

/**
 * Saves both lists, each phrase once.
 * @throws 409 `promises.changed` with `details.current` when somebody saved since `version`
 */
export function changePromises(
  ctx: Context,
  wanted: { version: number; phrases: PromiseLists },
): Promise<Promises> {
  return inTransaction(ctx, async (ctx) => {
    const version = wanted.version + 1
    const phrases = { en: each(wanted.phrases.en), am: each(wanted.phrases.am) }
    if (!(await savePromises(ctx.db, { version, phrases }, ctx.now)))
      throw conflict('promises.changed', { current: await readPromises(ctx) })
    await audit(ctx, 'promises.changed', {
      kind: 'settings',
      id: 'promises',
      details: { version, en: phrases.en.length, am: phrases.am.length },
    })
    return { version, phrases, builtIn: builtInPromises }
  })
}

function each(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map((phrase) => phrase.replace(/\s+/g, ' ').trim()).filter(Boolean))]
}
