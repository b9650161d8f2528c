import { isDeepStrictEqual } from 'node:util'
import { conflict } from '#platform/errors.ts'

/**
 * Refuses an import that would do something else now than was told when it was looked at, which may be a day ago.
 * @param of what is said of each thing: what would become of it, and what is amiss
 * @throws 409 `import.site_changed`
 */
export function refuseChanged<Report>(
  { told, now }: { told: Report; now: Report },
  of: (report: Report) => unknown,
): void {
  if (!isDeepStrictEqual(stored(of(told)), stored(of(now)))) throw conflict('import.site_changed')
}

/** As it is after it was stored: without members that are undefined. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
