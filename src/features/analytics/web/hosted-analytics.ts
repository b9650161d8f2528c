import { isSecretAddress } from '#platform/secret-addresses.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The host that the content policy allows when a measurement id is set. */
const scriptAddress = 'https://www.googletagmanager.com/gtag/js'

let startedWith: string | undefined

/** Loads the hosted script, once, with everything off that would follow a person beyond this site. */
function startAnalytics(measurementId: string): void {
  if (startedWith) return
  startedWith = measurementId
  window.dataLayer ??= []
  tell('js', new Date())
  tell('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${scriptAddress}?${new URLSearchParams({ id: measurementId })}`
  document.head.append(script)
}

/**
 * Counts a page by its path alone: what stands behind `?` may be somebody's search or a link's secret, and the title of a search
 * repeats it, so the path is told as the title too. One whose address is secret is not counted, and starts nothing.
 */
export function countPage(measurementId: string): void {
  const { origin, pathname } = location
  const isSecret = isSecretAddress(pathname)
  if (isSecret && !startedWith) return
  startAnalytics(measurementId)
  const path = isSecret ? '/' : pathname
  const place = { page_location: isSecret ? origin : origin + pathname, page_title: path, page_referrer: '' }
  // What the hosted script tells by itself goes under this address and title as well.
  tell('set', place)
  if (!isSecret) tell('event', 'page_view', place)
}

/** The hosted script tells its own commands by this kind of object, so a plain array would not do. */
function tell(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}
