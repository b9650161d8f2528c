import { languageKey } from '../../../languages.ts'
import {
  beginEvent,
  carriedQuery,
  lateScriptsId,
  unsentKey,
  workerAddress,
  type LateScripts,
} from '../../../page/late-scripts.ts'
import { inlineRedirect } from './redirect.ts'
import { inlineSaver } from './saver.ts'
import { inlineTouches } from './touches.ts'

const names = {
  carriedQuery,
  lateScriptsId,
  languageKey,
  unsentKey,
  workerAddress,
  keys: ['scheme', 'announcement', 'textSize', 'calendar', 'lastReader', 'analytics', unsentKey, languageKey],
  /** Milliseconds after which a page that is only looked at is kept for when there is no connection. */
  quiet: 3_000,
  /** Milliseconds between two looks whether scripts can be brought. */
  pause: 4_000,
  // Of a pen, a finger, a mouse, a wheel, keys, of what moves the focus without them, and of the page itself.
  intents: ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', beginEvent],
}

/**
 * The only inline script of a page, before the first paint. Sets the colour scheme, the size of the text, the calendar that was
 * chosen, which announcement this reader closed, and whether somebody is signed in here as far as the browser knows, who is not shown the way in before it is known
 * whether it is needed.
 *
 * Then it begins the page's scripts, for whom they have something to do: at once where somebody is signed in, has something left to
 * send, lets visits be counted, reads in another language or calendar than the page (the one that was chosen, or the browser's), asked for what the
 * address alone holds of it, comes back to a way in, or has begun here what the device or the tab keeps; for everybody else when
 * they first do something. Where a page waits for its scripts, it is painted first: its letters would share the line with them.
 *
 * It stands in the page as it is written here, so it uses nothing from outside itself.
 */
function beginPage(given: typeof names): void {
  const { lateScriptsId, languageKey, unsentKey, workerAddress } = given
  const { keys, intents, quiet, pause, carriedQuery } = given
  const { dataset, lang } = document.documentElement
  const kept: Record<string, string | null> = {}
  try {
    for (const key of keys) kept[key] = localStorage.getItem(key)
  } catch {}
  const { scheme, announcement, textSize, calendar, lastReader } = kept
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  dataset.mantineColorScheme = scheme === 'dark' || scheme === 'light' ? scheme : preferred
  if (announcement) dataset.closedAnnouncement = announcement
  if (textSize) dataset.textSize = textSize
  if (calendar) dataset.calendar = calendar
  if (typeof lastReader === 'string') dataset.knownReader = ''
  const late = document.getElementById(lateScriptsId)
  if (!late) return
  const { styles, parts, entries, start }: LateScripts = JSON.parse(late.textContent ?? '')
  const language = kept[languageKey] ?? (/^am/i.test(navigator.language) ? 'am' : 'en')
  const otherCalendar = lang === 'am' ? 'gregorian' : 'ethiopian'
  const isOther = (language !== lang && !/[?&]lang=/.test(location.search)) || calendar === otherCalendar
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing but this function
  const add = (name: 'link' | 'script', facts: object) => {
    const element = Object.assign(document.createElement(name), { crossOrigin: '' }, facts)
    document.head.append(element)
    return element
  }
  const run = () => {
    for (const src of entries) add('script', { type: 'module', src }).addEventListener('error', again)
  }
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const intent of intents) removeEventListener(intent, heed, true)
    for (const href of styles) {
      if (document.querySelector(`link[href="${href}"]`)) continue
      const link = add('link', { rel: 'stylesheet', href })
      link.addEventListener('error', () => link.remove())
    }
    for (const href of parts) add('link', { rel: 'modulepreload', href })
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  }
  // At first, and again after the scripts broke on their way: what was pressed meanwhile is still to be done.
  const listen = () => {
    hasBegun = false
    for (const intent of intents) addEventListener(intent, heed, { capture: true, passive: true })
  }
  // The page that stands in for others goes on to the one that was wanted as soon as it can.
  const again = () => {
    listen()
    if (start === 'when-kept') setTimeout(begin, pause)
  }
  const heed = (event: Event) => {
    // Browsers say it of a pointer that lies still, too, when a page comes up below it.
    const { type, target, movementX, movementY } = event as PointerEvent
    const isStill = type === 'pointermove' && !movementX && !movementY
    // The page has put the focus there, not its reader.
    const isOwn = type === 'focusin' && (target as HTMLElement).autofocus
    if (!isStill && !isOwn) begin()
  }
  if (typeof lastReader === 'string' || kept[unsentKey] || kept.analytics === 'allowed' || isOther) begin()
  else {
    listen()
    const keep = () => hasBegun || navigator.serviceWorker.register(workerAddress).catch(() => {})
    addEventListener('load', () => {
      const { hash, search } = location
      let isWanted = hash.startsWith(carriedQuery)
      if (start === 'when-kept') isWanted ||= !!navigator.serviceWorker?.controller
      if (start === 'when-addressed') isWanted ||= history.state !== null || /[?&](?!lang=)/.test(search)
      try {
        const begun = [...document.querySelectorAll<HTMLElement>('[data-kept-as]')].map(
          ({ dataset }) => dataset.keptAs ?? '',
        )
        for (const at of begun) isWanted ||= (localStorage.getItem(at) ?? sessionStorage.getItem(at)) !== null
      } catch {}
      if (isWanted) requestAnimationFrame(() => setTimeout(begin))
      else if (dataset.saver === undefined && 'serviceWorker' in navigator) setTimeout(keep, quiet)
    })
  }
}

export const inlineScript = [
  inlineSaver,
  inlineTouches,
  inlineRedirect,
  `(${beginPage})(${JSON.stringify(names)})`,
]
  .map(shortened)
  .join(';\n')

/** What indents a line, what comments on it, and where types stood, costs bytes in every page. */
function shortened(script: string): string {
  return script
    .replaceAll(/\n\s*\/\/.*/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/ +/g, ' ')
}
