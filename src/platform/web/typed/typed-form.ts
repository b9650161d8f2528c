import { useEffect, type RefObject } from 'react'
import { useSession } from '../session.ts'
import { findTyped, forgetTyped, keepTyped, typedKey } from './typed-store.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Null of a box is no tick. */
type Typed = Record<string, string | null>

/** Of what this reader types there: the next one at this tab has another. Null until it is known who reads. */
export function useTypedName(name: string): string | null {
  const { state, user } = useSession()
  return state === 'loading' ? null : nameOf(name, user?.uid)
}

/** Under which the tab keeps what a guest types there: a page begins its scripts by itself where something is. */
export function guestsTypedKey(name: string): string {
  return typedKey(nameOf(name))
}

function nameOf(name: string, uid = ''): string {
  return `${name} ${uid}`
}

/**
 * Keeps what is typed into a form in this tab, so that a reload does not take it away, and puts it back: over what the page itself
 * fills in, never over what somebody has typed meanwhile. Secrets are not kept. `forgetTyped` ends it, once the form has been sent.
 * `name`: null while the form is not there.
 */
export function useTypedForm(form: RefObject<HTMLFormElement | null>, name: string | null): void {
  useEffect(() => {
    const { current } = form
    if (!current || name === null) return
    restore(current, name)
    const keep = () => write(name, typedIn(current))
    // Somebody may have typed before the page ran.
    keep()
    current.addEventListener('input', keep)
    return () => current.removeEventListener('input', keep)
  }, [form, name])
}

function restore(form: HTMLFormElement, name: string): void {
  const typed = asTyped(findTyped(name) ?? {})
  for (const field of fieldsOf(form)) {
    const value = typed[field.name]
    if (value === undefined || isTyped(field)) continue
    if (isBox(field)) field.checked = value !== null
    else field.value = value ?? ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    fieldsOf(form)
      .filter(isTyped)
      .map((field) => [field.name, isBox(field) && !field.checked ? null : field.value]),
  )
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter(({ name }) => name !== '')
}

function isField(one: Element): one is Field {
  return (
    (one instanceof HTMLInputElement && one.type !== 'password' && one.type !== 'hidden') ||
    one instanceof HTMLTextAreaElement ||
    one instanceof HTMLSelectElement
  )
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}

/** Whether it says something else than the page filled in. */
function isTyped(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, first)
}

function write(name: string, typed: Typed): void {
  if (Object.keys(typed).length === 0) forgetTyped(name)
  else keepTyped(name, typed)
}

/** Only `write` writes under the names of forms. */
function asTyped(value: unknown): Typed {
  return value as Typed
}
