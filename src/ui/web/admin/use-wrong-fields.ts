import { useEffect, useState, type RefObject } from 'react'
import type { FieldErrors } from '#platform/errors.ts'

/**
 * Whether fields of a form are called wrong, be it by themselves or after a refusal, and how to lead to the first of them, which has
 * the focus after each refusal. `refused`: what the server does not take, by field.
 */
export function useWrongFields(form: RefObject<HTMLFormElement | null>, refused: FieldErrors) {
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    const { current } = form
    if (!current) return undefined
    // Fields keep to themselves what they do not pass on, such as half a date; what they show is all there is to see of it.
    const observer = new MutationObserver(() => setWrong(firstIn(form) !== null))
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [form])
  useEffect(() => {
    if (Object.keys(refused).length > 0) firstIn(form)?.focus()
  }, [form, refused])
  return {
    isWrong,
    /** True when there is one; it then has the focus, so that its words are read aloud. */
    focusFirst(): boolean {
      const first = firstIn(form)
      first?.focus()
      return first !== null
    },
  }
}

function firstIn({ current }: RefObject<HTMLFormElement | null>): HTMLElement | null {
  return current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}
