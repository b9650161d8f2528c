/** The words of a kind's own texts, whatever their shape, one in each line. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value)
  return Object.values(value).map(wordsIn).filter(Boolean).join('\n')
}
