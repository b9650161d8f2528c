import type { Context } from './context.ts'

/** What readers see of one version of the content, as far as it was read: reads that many pages need are kept with it. */
export type ReadMemory = object

/** Names more than this are read anew, so that one version does not hold all that a large site has. */
const mostKept = 20_000

/**
 * A read that gives every guest the same until readers see something new. Whoever has a memory, which are public pages on their
 * way, reads once; everybody else reads each time.
 */
export function sharedRead<A extends readonly string[], T>(
  read: (ctx: Context, ...given: A) => Promise<T>,
): (ctx: Context, ...given: A) => Promise<T> {
  const keptBy = memories<T>()
  return (ctx, ...given) => {
    if (!ctx.memory) return read(ctx, ...given)
    return remember(keptBy(ctx.memory), given.join(' '), () => read(ctx, ...given))
  }
}

/** The same of a read by ids, of which only those are read that were not read before. Ids without an answer are left out of it. */
export function sharedById<A extends readonly string[], T>(
  read: (ctx: Context, ids: readonly string[], ...given: A) => Promise<ReadonlyMap<string, T>>,
): (ctx: Context, ids: readonly string[], ...given: A) => Promise<ReadonlyMap<string, T>> {
  const keptBy = memories<T | undefined>()
  return async (ctx, ids, ...given) => {
    if (!ctx.memory) return read(ctx, ids, ...given)
    const kept = keptBy(ctx.memory)
    const keyOf = (id: string) => [id, ...given].join(' ')
    const missing = ids.filter((id) => !kept.has(keyOf(id)))
    if (missing.length > 0) {
      const asked = read(ctx, missing, ...given)
      for (const id of missing)
        remember(kept, keyOf(id), async () => (await asked).get(id)).catch(() => undefined)
    }
    const found = new Map<string, T>()
    for (const id of ids) {
      const one = await kept.get(keyOf(id))
      if (one !== undefined) found.set(id, one)
    }
    return found
  }
}

function memories<T>() {
  const all = new WeakMap<ReadMemory, Map<string, Promise<T>>>()
  return (memory: ReadMemory): Map<string, Promise<T>> => {
    let kept = all.get(memory)
    if (!kept || kept.size > mostKept) all.set(memory, (kept = new Map()))
    return kept
  }
}

function remember<T>(kept: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known) return known
  const asked = read()
  kept.set(key, asked)
  // What failed is asked again.
  asked.catch(() => kept.get(key) === asked && kept.delete(key))
  return asked
}
