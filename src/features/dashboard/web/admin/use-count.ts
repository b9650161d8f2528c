import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'

/** Where the server stops counting. */
const mostCounted = 1000

/** Numbers as people read them; counting stops at a thousand. */
export function useCount() {
  const { language } = useLanguage()
  return (count: number) => `${formatNumber(count, language)}${count >= mostCounted ? '+' : ''}`
}
