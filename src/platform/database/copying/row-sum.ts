import { createHash } from 'node:crypto'

/** A value of a row as both engines can keep it. */
export type Value = string | number | null

/** How a column is kept; `real` holds less on PostgreSQL than on SQLite. */
export interface Column {
  name: string
  isReal: boolean
}

/** Tells whether two tables hold the same rows, whatever order they come in and whichever engine keeps them. */
export class RowSum {
  readonly #reals: readonly boolean[]
  readonly #lanes = [0n, 0n, 0n, 0n]
  rows = 0
  constructor(columns: readonly Column[]) {
    this.#reals = columns.map(({ isReal }) => isReal)
  }
  add(row: readonly Value[]): void {
    const alike = row.map((value, index) =>
      typeof value === 'number' && this.#reals[index] ? Math.fround(value) : value,
    )
    const hash = createHash('sha256').update(JSON.stringify(alike)).digest()
    for (const lane of this.#lanes.keys())
      this.#lanes[lane] = BigInt.asUintN(64, (this.#lanes[lane] ?? 0n) + hash.readBigUInt64LE(lane * 8))
    this.rows++
  }
  /** 64 hexadecimal digits. */
  digest(): string {
    return this.#lanes.map((lane) => lane.toString(16).padStart(16, '0')).join('')
  }
}

/** @throws for what no column of ours holds, such as bytes */
export function toValue(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  throw new Error(`a value of the type ${typeof value} cannot be copied`)
}
