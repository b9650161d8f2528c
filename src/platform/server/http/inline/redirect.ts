import type { PathOf } from '../../../api-operations.ts'
import { beginEvent, lateScriptsId, type AskedEarly } from '../../../page/late-scripts.ts'

const address: PathOf<'POST'> = '/api/session/redirect-result'
const names = { address, beginEvent, lateScriptsId }

/**
 * The part of the inline script that asks for the result of a redirect sign-in, on every page with `login` in its path. The page's
 * scripts take the answer over; they are begun for it where it names somebody, and where the site is out of reach, which they say.
 *
 * It stands in the page as it is written here, so it uses nothing from outside itself.
 */
function askForResult({ address, beginEvent, lateScriptsId }: typeof names): void {
  if (!/login/i.test(location.pathname) || !document.getElementById(lateScriptsId)) return
  const begin = () => void dispatchEvent(new Event(beginEvent))
  const ask = async () => {
    try {
      const response = await fetch(address, { method: 'POST' })
      if (!response.ok) return undefined
      const found: { answer: unknown } = { answer: await response.json() }
      if (found.answer) begin()
      return found
    } catch {
      begin()
      return undefined
    }
  }
  const early = window as Window & AskedEarly
  document.addEventListener('DOMContentLoaded', () => (early.redirectResult = ask()))
}

export const inlineRedirect = `(${askForResult})(${JSON.stringify(names)})`
