/** A day as `2026-11-20` and a time of day as `14:30`, as date and time fields want them. */
interface CivilTime {
  date: string
  time: string
}

/** The clock that is read: the one of this device, or the one in Addis Ababa (UTC+3, no summer time). */
type Clock = 'own' | 'addisAbaba'

const addisAbabaOffset = 180

/** What a clock shows at an instant. */
export function civilOf(instant: number, clock: Clock = 'own'): CivilTime {
  const offset = clock === 'own' ? ownOffset(instant) : addisAbabaOffset
  const [date = '', time = ''] = new Date(instant + offset * 60_000).toISOString().split('T')
  return { date, time: time.slice(0, 5) }
}

/** The instant of such a time, or undefined while it is not complete. */
export function instantOf({ date, time }: CivilTime, clock: Clock = 'own'): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return undefined
  const instant = Date.parse(`${date}T${time}:00${clock === 'own' ? '' : '+03:00'}`)
  return Number.isNaN(instant) ? undefined : instant
}

/** Whether this device's clock shows another time at that instant than one in Addis Ababa. */
export function differsFromAddisAbaba(instant: number): boolean {
  return ownOffset(instant) !== addisAbabaOffset
}

function ownOffset(instant: number): number {
  return -new Date(instant).getTimezoneOffset()
}
