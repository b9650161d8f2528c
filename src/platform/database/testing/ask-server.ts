import { Client } from 'pg'

/** Asks one PostgreSQL server by a connection of its own; the statement says what it gives. */
export async function askServer<T>(url: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows }: { rows: unknown } = await client.query(statement)
    return rows as T[]
  } finally {
    await client.end()
  }
}
