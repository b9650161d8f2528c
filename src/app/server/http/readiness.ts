import { isMigrated } from '#platform/database/migrate.ts'
import { isWritable } from '#platform/database/writable.ts'
import type { Services } from '#platform/server/context.ts'

/** How long one look is good for, milliseconds. */
const goodFor = 1000

/** Whether the database answers, is migrated and takes writes. Anybody may ask as often as they like: one look a second answers all. */
export function createReadiness(services: Services): () => Promise<boolean> {
  return atMostOnceASecond(async () => {
    const { connection } = services
    return (await isMigrated(connection.readDb)) && (await isWritable(connection))
  })
}

/** The same look for all who ask while it goes on, and for a second afterwards. */
export function atMostOnceASecond(look: () => Promise<boolean>): () => Promise<boolean> {
  let known: { answer: Promise<boolean>; until: number } | undefined
  return () => {
    if (known && performance.now() < known.until) return known.answer
    const made = { answer: look(), until: Infinity }
    known = made
    const keep = () => void (made.until = performance.now() + goodFor)
    made.answer.then(keep, keep)
    return made.answer
  }
}
