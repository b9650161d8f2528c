const dayLength = 86_400_000
const addisAbabaOffset = 3 * 3_600_000

/** The day of an instant in Addis Ababa (UTC+3, no summer time), counted from 1970-01-01. */
export function dayOf(instant: number): number {
  return Math.floor((instant + addisAbabaOffset) / dayLength)
}

/** When a day begins there. */
export function startOf(day: number): number {
  return day * dayLength - addisAbabaOffset
}

/** The Monday of a day's week; 1970-01-01 was a Thursday. */
export function mondayOf(day: number): number {
  return day - ((day + 3) % 7)
}

/** From eight in the morning until eight in the evening there, when a mail wakes nobody. */
export function isDaytime(instant: number): boolean {
  const hour = (instant - startOf(dayOf(instant))) / 3_600_000
  return hour >= 8 && hour < 20
}
