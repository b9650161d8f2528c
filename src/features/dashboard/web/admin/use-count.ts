import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { mostCounted } from '../../most-counted.ts'

/** Numbers as people read them; one at which the server stopped counting may be more. */
export function useCount() {
  const { language } = useLanguage()
  return (count: number) => `${formatNumber(count, language)}${count >= mostCounted ? '+' : ''}`
}
