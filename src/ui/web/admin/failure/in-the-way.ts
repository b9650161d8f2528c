/** What readers see and cannot do without what was to be taken away, as a problem names it. */
interface InTheWay {
  title?: unknown
  faults?: Record<string, unknown>
}

export function itemsIn({ items }: Record<string, unknown>): InTheWay[] {
  return Array.isArray(items) ? items : []
}

export function titlesIn(details: Record<string, unknown>): string {
  return itemsIn(details)
    .map(({ title }) => String(title ?? ''))
    .filter(Boolean)
    .join(' · ')
}

/** True when all that the items in the way need is the quiz that decides about their certificate. */
export function isForCertificate(items: readonly InTheWay[]): boolean {
  return items.length > 0 && items.every(({ faults }) => faults?.['details.certificate'] === 'no_final_quiz')
}
