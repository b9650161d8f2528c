import { addSources, notingIn, Sources, type SiteChange } from '../database/sources/sources.ts'
import type { Context } from './context.ts'

interface Entry<T> {
  value: Promise<T>
  /** What it was read from; whole once `isDone`. */
  sources: Sources
  isDone: boolean
  readAt: number
}

type Forgettable = Pick<Entry<unknown>, 'sources' | 'isDone' | 'readAt'>

/** Names more than this are read anew, so that a large site is not held in memory twice. */
const mostKept = 20_000

/** What readers see of the content now, as far as it was read: reads that many pages need are kept in it. */
export class ReadMemory {
  readonly #reads = new Map<object, { kept: Map<string, Forgettable> }>()

  /** Forgets what a change touches, what is being read at the moment of it, and what was read before `oldest` (`performance.now()`). */
  forget(change: SiteChange, oldest: number): void {
    for (const { kept } of this.#reads.values())
      for (const [key, { isDone, readAt, sources }] of kept)
        if (!isDone || readAt < oldest || sources.isTouchedBy(change)) kept.delete(key)
  }

  keep(read: object, kept: Map<string, Entry<unknown>>): void {
    this.#reads.set(read, { kept })
  }
}

/**
 * A read that gives every guest the same until readers see something new. Whoever has a memory, which are public pages on their
 * way, reads once; everybody else reads each time.
 */
export function sharedRead<A extends readonly string[], T>(
  read: (ctx: Context, ...given: A) => Promise<T>,
): (ctx: Context, ...given: A) => Promise<T> {
  const keptBy = memories<T>()
  return async (ctx, ...given) => {
    if (!ctx.memory) return read(ctx, ...given)
    const kept = keptBy(ctx.memory)
    const key = given.join(' ')
    return valueOf(kept.get(key) ?? remember(kept, key, () => read(ctx, ...given)))
  }
}

/**
 * The same of a read by ids, of which only those are read that were not read before. Ids without an answer are left out of it.
 * @param of what an answer for an id depends on: the item that has it; `plan` for what decides how something is read and not what
 * is found; without it, all that the read asked for
 */
export function sharedById<A extends readonly string[], T>(
  read: (ctx: Context, ids: readonly string[], ...given: A) => Promise<ReadonlyMap<string, T>>,
  of?: 'item' | 'plan',
): (ctx: Context, ids: readonly string[], ...given: A) => Promise<ReadonlyMap<string, T>> {
  const keptBy = memories<T | undefined>()
  return async (ctx, ids, ...given) => {
    if (!ctx.memory) return read(ctx, ids, ...given)
    const kept = keptBy(ctx.memory)
    const keyOf = (id: string) => [id, ...given].join(' ')
    const missing = ids.filter((id) => !kept.has(keyOf(id)))
    const wanted = new Map(ids.map((id) => [id, kept.get(keyOf(id))]))
    if (missing.length > 0) {
      const sources = new Sources()
      const asked = notingIn(sources, () => read(ctx, missing, ...given))
      for (const id of missing) {
        const own = of === undefined ? sources : new Sources()
        if (of === 'item') own.note({ items: [id] })
        const find = async () => (await asked).get(id)
        wanted.set(id, keepEntry(kept, keyOf(id), { value: find(), sources: own }))
      }
    }
    const found = new Map<string, T>()
    for (const [id, entry] of wanted) {
      const one = entry && (await valueOf(entry))
      if (one !== undefined) found.set(id, one)
    }
    return found
  }
}

function memories<T>() {
  const all = new WeakMap<ReadMemory, Map<string, Entry<T>>>()
  const read = {}
  return (memory: ReadMemory): Map<string, Entry<T>> => {
    let kept = all.get(memory)
    if (!kept || kept.size > mostKept) {
      all.set(memory, (kept = new Map()))
      memory.keep(read, kept)
    }
    return kept
  }
}

function remember<T>(kept: Map<string, Entry<T>>, key: string, read: () => Promise<T>): Entry<T> {
  const sources = new Sources()
  return keepEntry(kept, key, { value: notingIn(sources, read), sources })
}

function keepEntry<T>(
  kept: Map<string, Entry<T>>,
  key: string,
  begun: Pick<Entry<T>, 'value' | 'sources'>,
): Entry<T> {
  const entry = { ...begun, isDone: false, readAt: performance.now() }
  kept.set(key, entry)
  entry.value.then(
    () => (entry.isDone = true),
    // What failed is asked again.
    () => kept.get(key) === entry && kept.delete(key),
  )
  return entry
}

/** Whoever uses what was read depends on what it was read from. */
async function valueOf<T>({ value, sources }: Entry<T>): Promise<T> {
  const read = await value
  addSources(sources)
  return read
}
