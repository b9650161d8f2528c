import {
  readSiteChange,
  readSiteState,
  versionOf,
  type SiteState,
} from '#content/server/site-version-store.ts'
import type { SiteChange } from '#platform/database/sources/sources.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import type { Services } from '#platform/server/context.ts'

/** How long a version counts: where other nodes' writes are found by asking, and where they are told. Milliseconds. */
const memory = { asking: 100, hearing: 1000 }
/** How long a page in memory waits for the database; longer right after a write, which its writer wants to see. */
const patience = { usual: 250, afterWrite: 1000 }
/** A database that did not answer is asked again this much later. */
const pause = 1000

type OnMove = (version: string, change: SiteChange) => void

/**
 * The site version, asked for at most every 100 ms: so long may another node's write stay unseen here, and no longer. Where nodes
 * are told of writes at once, it is asked for after each, and once a second for texts whose time has come and for what was not told.
 * While the database is away or does not answer the last known version counts, so that pages in memory are still answered at once;
 * one question a second finds out when it is back.
 * @param onMove told of each new version and what readers see anew in it, before anybody learns of the version
 */
export function createVersionMemo(services: Services, onMove: (version: string, change: SiteChange) => void) {
  let last: string | undefined
  let known: { version: string; until: number } | undefined
  let underway: Promise<string> | undefined
  let isDoubted = false
  /** Set while the database does not answer: not to be asked before. */
  let illUntil: number | undefined
  const follow = createFollower(services, onMove)
  const peek = () => (known && performance.now() < known.until ? known.version : undefined)

  const ask = (): Promise<string> => {
    const asked: Promise<string> = follow(() => underway === asked)
    underway = asked
    const isMine = () => underway === asked
    asked.then(
      (version) => {
        illUntil = undefined
        if (!isMine()) return
        last = version
        known = { version, until: performance.now() + memoryOf(services) }
        underway = undefined
        isDoubted = false
      },
      (error: unknown) => {
        if (isUnavailable(error)) illUntil = performance.now() + pause
        if (isMine()) underway = undefined
      },
    )
    return asked
  }

  return {
    doubt() {
      known = undefined
      isDoubted = true
      // What was asked before the write may not know of it; what does not answer is not asked again.
      if (illUntil === undefined) underway = undefined
    },
    /** The version if it was asked for just now. */
    peek,
    async read(): Promise<string> {
      const now = peek()
      if (now !== undefined) return now
      if (last === undefined) return underway ?? ask()
      if (illUntil !== undefined) {
        if (!underway && performance.now() >= illUntil) ask().catch(() => undefined)
        return last
      }
      const wanted = underway ?? ask()
      try {
        return await within(wanted, isDoubted ? patience.afterWrite : patience.usual)
      } catch (error) {
        if (error !== late && !isUnavailable(error)) throw error
        illUntil ??= performance.now() + pause
        return last
      }
    },
  }
}

function memoryOf({ connection }: Services): number {
  return connection.notices?.isHearing() ? memory.hearing : memory.asking
}

/** Reads the version, and tells of each new one. */
function createFollower({ connection, clock }: Services, onMove: OnMove) {
  let state: SiteState | undefined
  return async (isLast: () => boolean): Promise<string> => {
    const from = state
    const to = await readSiteState(connection.readDb, clock())
    const version = versionOf(to)
    if (from && version === versionOf(from)) return version
    const change = from ? await readSiteChange(connection.readDb, from, to) : 'everything'
    // What was asked before a write does not undo what was learned after it.
    if (isLast()) {
      state = to
      onMove(version, change)
    }
    return version
  }
}

const late = new Error('no answer in time')

async function within<T>(wanted: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), milliseconds)
  })
  try {
    return await Promise.race([wanted, silence])
  } finally {
    clearTimeout(timer)
  }
}
