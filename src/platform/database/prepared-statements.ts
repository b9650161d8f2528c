import { createHash } from 'node:crypto'

/** What is shorter costs PostgreSQL little to plan. */
const shortest = 150
/** Lists of varying length make shapes without end, and each connection keeps a plan for each name. */
const mostNames = 400
/** A shape that comes so often is named from then on. */
const often = 3
const mostCounted = 5000

/**
 * Names for the statements that come again and again, so that PostgreSQL plans each of them once a connection and not once a request.
 * A pooler that hands on connections without their statements ends it for good.
 */
export class PreparedStatements {
  #names = new Map<string, string>()
  #counts = new Map<string, number>()
  #isOver = false

  nameOf(sql: string): string | undefined {
    if (this.#isOver || sql.length < shortest) return undefined
    const known = this.#names.get(sql)
    if (known || this.#names.size >= mostNames) return known
    const count = (this.#counts.get(sql) ?? 0) + 1
    if (count < often) {
      if (this.#counts.size >= mostCounted) this.#counts.clear()
      this.#counts.set(sql, count)
      return undefined
    }
    this.#counts.delete(sql)
    const name = createHash('sha256').update(sql).digest('base64url')
    this.#names.set(sql, name)
    return name
  }

  /** Nothing is named any more. */
  end(): void {
    this.#isOver = true
    this.#names.clear()
    this.#counts.clear()
  }
}
