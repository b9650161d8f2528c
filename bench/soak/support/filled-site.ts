import path from 'node:path'
import { sql } from 'kysely'
import { connect, type Connection } from '#platform/database/connect.ts'

/** Of each, everybody who is added has one row. */
export const filledTables = ['users', 'accounts', 'sessions', 'audit_log', 'contact_messages'] as const

const batch = 1000

/** The database of a site by its settings; for long statements too. */
export async function withConnection<T>(
  settings: Record<string, string>,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const file = path.join(settings.DATA_DIR ?? '', 'traders-hub.sqlite')
  const connection = connect({ url: settings.DATABASE_URL, file }, (error) => console.error(error), 120_000)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/**
 * Adds people with their passwords and sessions, what they did and what they wrote, to the tables of 0.1.0 or of any later version.
 * @param length letters of what each wrote, at least
 */
export async function addPeople({ db, engine }: Connection, people: number, length = 0): Promise<void> {
  const at = Date.UTC(2026, 0, 1)
  const date = new Date(at).toISOString()
  const isTrue = engine === 'sqlite' ? 1 : true
  const dates = ['createdAt', 'updatedAt']
  for (let first = 0; first < people; first += batch) {
    const ids = Array.from({ length: Math.min(batch, people - first) }, (_, one) => `person-${first + one}`)
    const insert = (
      table: (typeof filledTables)[number],
      columns: string[],
      rowOf: (id: string) => unknown[],
    ) =>
      sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(
        ids.map((id) => sql`(${sql.join(rowOf(id).map((value) => sql.val(value)))})`),
      )}`.execute(db)
    await insert('users', ['id', 'displayName', 'email', 'emailVerified', ...dates], (id) => [
      id,
      `Almaz ${id}`,
      `${id}@example.com`,
      isTrue,
      date,
      date,
    ])
    await insert('accounts', ['id', 'accountId', 'providerId', 'userId', 'password', ...dates], (id) => [
      `account-${id}`,
      id,
      'credential',
      id,
      'not a hash',
      date,
      date,
    ])
    await insert('sessions', ['id', 'userId', 'token', 'expiresAt', ...dates], (id) => [
      `session-${id}`,
      id,
      `token-${id}`,
      date,
      date,
      date,
    ])
    await insert('audit_log', ['id', 'at', 'actorId', 'event'], (id) => [
      `event-${id}`,
      at,
      id,
      'user.signed_in',
    ])
    await insert(
      'contact_messages',
      ['id', 'name', 'email', 'topic', 'message', 'language', 'createdAt'],
      (id) => [
        `message-${id}`,
        'Almaz',
        `${id}@example.com`,
        'question',
        `A question of ${id}`.padEnd(length, ' and one more'),
        'en',
        at,
      ],
    )
  }
}
