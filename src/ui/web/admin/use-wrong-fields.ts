import { useEffect, useState, type RefObject } from 'react'
import type { FieldErrors } from '#platform/errors.ts'

type Form = RefObject<HTMLElement | null>

const anyWrong = '[aria-invalid="true"]'

/** Fields that show what they do not pass on, such as half a date; not those that only a refusal calls wrong. */
export const withheld = ':is([data-withheld], [data-withheld] *)[aria-invalid="true"]'

/**
 * Whether fields of a form are called wrong, be it by themselves or after a refusal, and how to lead to the first of them, which has
 * the focus after each refusal. `refused`: what the server does not take, by field.
 */
export function useWrongFields(form: Form, refused: FieldErrors, which = anyWrong) {
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    const { current } = form
    if (!current) return undefined
    // Fields keep to themselves what they do not pass on, such as half a date; what they show is all there is to see of it.
    const observer = new MutationObserver(() => setWrong(firstIn(form, which) !== null))
    const attributeFilter = ['aria-invalid', 'data-withheld']
    observer.observe(current, { subtree: true, childList: true, attributeFilter })
    return () => observer.disconnect()
  }, [form, which])
  useEffect(() => {
    if (Object.keys(refused).length > 0) firstIn(form, which)?.focus()
  }, [form, refused, which])
  return {
    isWrong,
    /** True when there is one; it then has the focus, so that its words are read aloud. */
    focusFirst(): boolean {
      const first = firstIn(form, which)
      first?.focus()
      return first !== null
    },
  }
}

function firstIn({ current }: Form, which: string): HTMLElement | null {
  return current?.querySelector<HTMLElement>(which) ?? null
}
