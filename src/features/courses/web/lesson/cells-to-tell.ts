import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import type { WatchedPart } from '../../contract.ts'
import { cellsOf } from '../../watched-parts.ts'

/** Percents after which the server is told, so that a weak link carries little. */
const step = 5
/** Seconds after which it is told again what it did not let count yet. */
const patience = 10

interface Told {
  /** As the server has counted. */
  counted: readonly WatchedPart[]
  /** What the device has kept for it. */
  entry: Pick<OutboxEntry, 'body' | 'status' | 'problem'> | undefined
}

interface Watching {
  played: readonly WatchedPart[]
  /** Of this visit, as is that of what was told last. */
  second: number
  /** Percents that the lesson asks for. */
  wanted: number
}

/** The percents that the server has counted or will hear of. What it refused it has not counted. */
export function cellsKnown({ counted, entry }: Told): Set<number> {
  return cellsOf([...counted, ...(isRefused(entry) ? [] : partsIn(entry?.body))])
}

/** All percents that were watched, those included that the server refused to hear of; null as long as it need not be told. */
export function cellsToTell(
  told: Told & { last: { size: number; second: number } },
  { played, second, wanted }: Watching,
): Set<number> | null {
  const { counted, entry, last } = told
  const cells = cellsOf([...counted, ...partsIn(entry?.body), ...played])
  const { size } = cellsKnown(told)
  const known = Math.max(size, last.size)
  const isWhole = cells.size >= wanted && known < wanted
  // What was watched before the server had seen the lesson opened counts later; another refusal stays one.
  const isQuiet = !entry || (isRefused(entry) && entry.problem?.code === 'lesson.not_opened')
  const isAgain = isQuiet && cells.size > size && second - last.second >= patience
  return cells.size >= known + step || isWhole || isAgain ? cells : null
}

function isRefused(entry: Told['entry']): boolean {
  return entry?.status === 'refused'
}

/** Only what was watched is kept under its subject. */
function partsIn(body: unknown): WatchedPart[] {
  if (typeof body !== 'object' || body === null || !('parts' in body) || !Array.isArray(body.parts)) return []
  return body.parts.filter((part): part is WatchedPart => Array.isArray(part) && part.length === 2)
}
