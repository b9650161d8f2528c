import { readSiteVersion } from '#content/server/site-version-store.ts'
import { isUnavailable } from '#platform/database/engine.ts'
import type { Services } from '#platform/server/context.ts'

const memoMilliseconds = 100

/**
 * The site version, asked for at most every 100 ms: so long may another node's write stay unseen here, and no longer.
 * While the database is away the last known version counts, so that pages in memory are still answered.
 */
export function createVersionMemo(services: Services) {
  let last: string | undefined
  let known: { version: string; until: number } | undefined
  let underway: Promise<string> | undefined

  const ask = async (): Promise<string> => {
    try {
      return await readSiteVersion(services.connection.readDb, services.clock())
    } catch (error) {
      if (last === undefined || !isUnavailable(error)) throw error
      return last
    }
  }
  return {
    doubt() {
      known = undefined
      underway = undefined
    },
    read(): Promise<string> {
      if (known && performance.now() < known.until) return Promise.resolve(known.version)
      if (underway) return underway
      const asked = ask()
      underway = asked
      const isMine = () => underway === asked
      asked.then(
        (version) => {
          last = version
          if (!isMine()) return
          known = { version, until: performance.now() + memoMilliseconds }
          underway = undefined
        },
        () => void (isMine() && (underway = undefined)),
      )
      return asked
    },
  }
}
