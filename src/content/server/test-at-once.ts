import type { TestApp } from '#app/server/test-app.ts'
import type { Database } from '#platform/database/connect.ts'
import { lockSiteVersion } from './site-version-store.ts'

/** Sends requests while somebody else changes what readers see, so that each comes as far as it can before the one in front is done. */
export async function atOnce<T>(app: TestApp, ...requests: (() => Promise<T>)[]): Promise<T[]> {
  return whileHeld(app, lockSiteVersion, ...requests)
}

/** The same while a transaction that is then kept has done something else, such as changing a row that the requests change. */
export async function whileHeld<T>(
  { services }: TestApp,
  hold: (db: Database) => Promise<unknown>,
  ...requests: (() => Promise<T>)[]
): Promise<T[]> {
  const { db, engine } = services.connection
  const answers: Promise<T>[] = []
  await db.transaction().execute(async (held) => {
    await hold(held)
    for (const request of requests) {
      answers.push(request())
      // On SQLite nobody comes further than to the beginning of a transaction.
      if (engine === 'postgres') await new Promise((resolve) => setTimeout(resolve, 300))
    }
  })
  return Promise.all(answers)
}
