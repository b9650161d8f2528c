import { inactivityTimeout } from '#platform/inactivity.ts'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { useText } from '../text.ts'

const pageMinutes = inactivityTimeout / 60_000

/**
 * How long a reader may be silent, in words: `idle` with a session that they did not ask to keep, `page` on an open page
 * whatever the server allows.
 */
export function useIdleTimes() {
  const t = useText()
  const minutes = useSiteIdentity().idleMinutes ?? pageMinutes
  return {
    idle: t('time.minutes', { count: minutes }),
    page: t('time.minutes', { count: pageMinutes }),
    isSooner: minutes < pageMinutes,
  }
}
