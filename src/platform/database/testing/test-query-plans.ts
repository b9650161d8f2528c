import { sql, type RootOperationNode } from 'kysely'
import type { Connection } from '../connect.ts'

/** The database, and what it was asked first and last. */
export function listeningTo({ db }: Connection) {
  const nodes: RootOperationNode[] = []
  const plugin = {
    transformQuery: (query: { node: RootOperationNode }) => {
      nodes.push(query.node)
      return query.node
    },
    transformResult: <R>({ result }: { result: R }) => Promise.resolve(result),
  }
  return { db: db.withPlugin(plugin), first: () => nodes[0], last: () => nodes.at(-1) }
}

/** How the engine answers a query. */
export async function planOf(
  { db, engine }: Connection,
  node: RootOperationNode | undefined,
): Promise<string> {
  if (!node) throw new Error('nothing was asked')
  const { sql: text, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
  const isPostgres = engine === 'postgres'
  const { rows } = await db.transaction().execute(async (on) => {
    // A table as small as those of tests is read whole at no cost.
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(on)
    return on.executeQuery({
      sql: `${isPostgres ? 'explain' : 'explain query plan'} ${text}`,
      parameters,
      query: node,
      queryId: { queryId: 'plan' },
    })
  })
  return JSON.stringify(rows)
}
