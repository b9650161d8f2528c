import { asKind } from '#content/kinds.ts'
import { rulesOf } from '#content/server/kind-rules.ts'
import { keepNeeded } from '#content/server/needed.ts'
import { isUnavailable, isUniqueViolation } from '#platform/database/engine.ts'
import { Problem, toldBy } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { ArchiveProblem } from '../../../contract.ts'

/** A rehearsal of more would hold up everybody else's writes for too long; the import itself says so then. */
const mostRehearsed = 500

class Rehearsed extends Error {}

/**
 * What readers see, or will, and what could not do with what an import leaves: the import is done in a transaction that is taken back,
 * since what it brings may mend what it takes.
 * @param replaced what it would bring up to date
 */
export async function foretellRefusal(
  ctx: Context,
  replaced: readonly { kind: string; id: string }[],
  apply: (ctx: Context) => Promise<void>,
): Promise<ArchiveProblem[]> {
  const needed = replaced.filter(({ kind }) => rulesOf(asKind(kind)).unmetDependents)
  if (needed.length === 0 || replaced.length > mostRehearsed) return []
  try {
    await inTransaction(ctx, async (ctx) => {
      await keepNeeded(ctx, needed, () => apply(ctx))
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof Rehearsed) return []
    const told = toldBy(error, 'item.in_use')
    if (told)
      return told.items.map(({ path, title }) => ({ field: path, code: 'item.in_use', detail: title }))
    // Somebody else writes just now.
    if (error instanceof Problem || isUnavailable(error) || isUniqueViolation(error)) return []
    throw error
  }
  return []
}
