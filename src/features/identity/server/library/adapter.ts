import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions, DBAdapter } from 'better-auth/types'
import type { Connection, Database } from '#platform/database/connect.ts'
import { findWork, workInTransaction } from './work.ts'

/**
 * The identity library's way to the database. Each of its queries goes to the handle of the request at work, so that what
 * it writes stands in the same transaction as the mail and the audit entry that belong to it.
 */
export function sharedAdapter(connection: Connection): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const adapters = new WeakMap<Database, DBAdapter>()
    const adapterFor = (db: Database): DBAdapter => {
      const known = adapters.get(db)
      if (known) return known
      const made = kyselyAdapter(db, { type: connection.engine, transaction: false })(options)
      adapters.set(db, made)
      return made
    }
    const shared: DBAdapter = new Proxy(adapterFor(connection.db), {
      get(base, name) {
        if (name === 'transaction')
          return (run: (adapter: DBAdapter) => Promise<unknown>) => workInTransaction(() => run(shared))
        const work = findWork()
        return Reflect.get(work ? adapterFor(work.ctx.db) : base, name)
      },
    })
    return shared
  }
}
