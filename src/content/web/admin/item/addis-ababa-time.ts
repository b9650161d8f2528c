const offset = 3 * 3_600_000

/** An instant as `2026-11-20T14:30`, the time in Addis Ababa (UTC+3, no summer time), as date and time fields want it. */
export function toAddisAbaba(instant: number): string {
  return new Date(instant + offset).toISOString().slice(0, 16)
}

/** The instant of such a time, or undefined while it is not complete. */
export function fromAddisAbaba(value: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return undefined
  const instant = Date.parse(`${value}:00Z`) - offset
  return Number.isNaN(instant) ? undefined : instant
}
