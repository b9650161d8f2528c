/** An instant as personal data and tables carry it: `2026-11-20T08:00:00.000Z`. */
export function iso(instant: number): string
export function iso(instant: number | null): string | null
export function iso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
