import { sql } from 'kysely'
import type { Connection } from '../connect.ts'

/** How far a clock is ahead of another one, and by how much that may be wrong. Milliseconds. */
interface ClockDifference {
  ahead: number
  within: number
}

/** Of several looks the quickest says most. */
const looks = 3

/**
 * How far this clock is ahead of PostgreSQL's, whose answer is taken to be of the middle of the way there and back. Undefined on
 * SQLite, which has no clock of its own.
 */
export async function compareClocks(
  { engine, db }: Connection,
  clock: () => number,
): Promise<ClockDifference | undefined> {
  if (engine === 'sqlite') return undefined
  return db.connection().execute(async (one) => {
    const found: ClockDifference[] = []
    for (let look = 0; look < looks; look++) {
      const asked = clock()
      const { rows } = await sql<{
        now: number
      }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(one)
      const within = (clock() - asked) / 2
      found.push({ ahead: asked + within - Number(rows[0]?.now), within })
    }
    return found.toSorted((one, other) => one.within - other.within)[0]
  })
}

/** How far a clock is ahead at least, or behind where less than 0; 0 as long as it may be neither. Milliseconds. */
export function sureDifference({ ahead, within }: ClockDifference): number {
  return Math.sign(ahead) * Math.max(0, Math.abs(ahead) - within)
}
