import { keepParameter, languageKey } from '../../languages.ts'
import {
  carriedQuery,
  lateScriptsId,
  takenOver,
  unsentKey,
  workerAddress,
  type LateScripts,
} from '../../page/late-scripts.ts'
import { inlineSaver } from './inline-saver.ts'

const names = {
  carriedQuery,
  lateScriptsId,
  takenOver,
  languageKey,
  keepParameter,
  unsentKey,
  workerAddress,
  keys: ['scheme', 'announcement', 'textSize', 'lastReader', 'analytics', unsentKey, languageKey],
  // Of a pen, a finger, a mouse, a wheel, keys, and of what moves the focus without them.
  /** Milliseconds after which a page that is only looked at is kept for when there is no connection. */
  quiet: 3_000,
  intents: ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'],
}

/**
 * The only inline script of a page, before the first paint. Sets the colour scheme, the size of the text, which announcement this
 * reader closed, and whether somebody is signed in here as far as the browser knows, who is not shown the way in before it is known
 * whether it is needed.
 *
 * Then it begins the page's scripts, for whom they have something to do: at once where somebody is signed in, has something left to
 * send, lets visits be counted, reads in another language than the page (the one that was chosen, or the browser's), asked for what the
 * address alone holds of it, may come back from a sign-in elsewhere, or has begun here what the device keeps; for everybody else when
 * they first do something. What is pressed, chosen and typed before the scripts
 * listen is done again for them then. A language that is chosen before is kept at once: scripts that begin while the next page is on
 * its way would otherwise keep the old one. Where a page waits for its scripts, it is painted first: its letters would share the line
 * with them.
 *
 * It stands in the page as it is written here, so it uses nothing from outside itself.
 */
function beginPage(given: typeof names): void {
  const { lateScriptsId, takenOver, languageKey, keepParameter, unsentKey, workerAddress } = given
  const { keys, intents, quiet, carriedQuery } = given
  const { dataset, lang } = document.documentElement
  const kept: Record<string, string | null> = {}
  try {
    for (const key of keys) kept[key] = localStorage.getItem(key)
  } catch {}
  const { scheme, announcement, textSize, lastReader } = kept
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  dataset.mantineColorScheme = scheme === 'dark' || scheme === 'light' ? scheme : preferred
  if (announcement) dataset.closedAnnouncement = announcement
  if (textSize) dataset.textSize = textSize
  if (typeof lastReader === 'string') dataset.knownReader = ''
  const late = document.getElementById(lateScriptsId)
  if (!late) return
  const { styles, parts, entries, isAwaited }: LateScripts = JSON.parse(late.textContent ?? '')
  const language = kept[languageKey] ?? (/^am/i.test(navigator.language) ? 'am' : 'en')
  const isOther = language !== lang && !/[?&]lang=/.test(location.search)
  const touched = new Map<Element, string | boolean>()
  const touch = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    const button = type === 'click' && target.closest('button[type=button]')
    if (button) touched.set(button, true)
    const choice = type === 'click' && target.closest<HTMLAnchorElement>(`a[href*="${keepParameter}="]`)
    try {
      if (choice) localStorage.setItem(languageKey, choice.hreflang)
    } catch {}
    if (type === 'click' || !('value' in target)) return
    const field = target as HTMLInputElement
    touched.set(field, /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value)
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing but this function
  const again = (element: Element, wanted: string | boolean) => {
    if (!element.isConnected) return
    // For the scripts a field is as it was sent, and they hear of what differs from that.
    const field = element as HTMLInputElement
    if (typeof wanted === 'string') {
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      return
    }
    if (field.matches('input')) field.checked = !wanted
    field.click()
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing but this function
  const add = (name: 'link' | 'script', facts: object) => {
    const element = Object.assign(document.createElement(name), { crossOrigin: '' }, facts)
    document.head.append(element)
    return element
  }
  const run = () => {
    for (const src of entries) add('script', { type: 'module', src }).addEventListener('error', listen)
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
  const heed = (event: Event) => {
    // Browsers say it of a pointer that lies still, too, when a page comes up below it.
    const { type, movementX, movementY } = event as PointerEvent
    if (type !== 'pointermove' || movementX || movementY) begin()
  }
  for (const type of ['click', 'input']) addEventListener(type, touch, true)
  document.addEventListener(takenOver, () => {
    for (const type of ['click', 'input']) removeEventListener(type, touch, true)
    for (const [element, wanted] of touched) again(element, wanted)
  })
  if (typeof lastReader === 'string' || kept[unsentKey] || kept.analytics === 'allowed' || isOther) begin()
  else {
    listen()
    const keep = () => hasBegun || navigator.serviceWorker.register(workerAddress).catch(() => {})
    addEventListener('load', () => {
      const { hash, pathname } = location
      let isWanted = isAwaited || hash.startsWith(carriedQuery) || pathname.includes('login')
      try {
        const begun = document.querySelectorAll<HTMLElement>('[data-kept-as]')
        for (const one of begun) isWanted ||= localStorage.getItem(one.dataset.keptAs ?? '') !== null
      } catch {}
      if (isWanted) requestAnimationFrame(() => setTimeout(begin))
      else if (dataset.saver === undefined && 'serviceWorker' in navigator) setTimeout(keep, quiet)
    })
  }
}

export const inlineScript = [inlineSaver, `(${beginPage})(${JSON.stringify(names)})`]
  .map(shortened)
  .join(';\n')

/** What indents a line, what comments on it, and where types stood, costs bytes in every page. */
function shortened(script: string): string {
  return script
    .replaceAll(/\n\s*\/\/.*/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/ +/g, ' ')
}
