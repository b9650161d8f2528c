import type { KyselyConfig } from 'kysely'

/** Hears of each statement when it is over: its words without its values, and the milliseconds that it took. */
export type OnStatement = (sql: string, milliseconds: number, error?: unknown) => void

/** What Kysely tells of its statements, for one who hears them. */
export function logTo(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {}
  return {
    log: (event) =>
      onStatement(
        event.query.sql,
        event.queryDurationMillis,
        event.level === 'error' ? event.error : undefined,
      ),
  }
}
