import { keepParameter, languageKey } from '../../../languages.ts'
import { lateScriptsId, takenOver } from '../../../page/late-scripts.ts'

const names = { keepParameter, languageKey, lateScriptsId, takenOver }

/**
 * The part of the inline script that remembers what is pressed, chosen and typed before the page's scripts listen, and does it again
 * for them then; a button says so meanwhile. A language that is chosen before is kept at once: scripts that begin while the next page is on its way would otherwise
 * keep the old one.
 *
 * It stands in the page as it is written here, so it uses nothing from outside itself.
 */
function keepTouches({ keepParameter, languageKey, lateScriptsId, takenOver }: typeof names): void {
  if (!document.getElementById(lateScriptsId)) return
  const touched = new Map<Element, string | boolean>()
  const touch = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return
    const button = type === 'click' && target.closest('button[type=button]')
    if (button) {
      touched.set(button, true)
      button.ariaBusy = 'true'
    }
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
    element.ariaBusy = null
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
  for (const type of ['click', 'input']) addEventListener(type, touch, true)
  document.addEventListener(takenOver, () => {
    for (const type of ['click', 'input']) removeEventListener(type, touch, true)
    for (const [element, wanted] of touched) again(element, wanted)
  })
}

export const inlineTouches = `(${keepTouches})(${JSON.stringify(names)})`
