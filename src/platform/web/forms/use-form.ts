import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { FieldErrors } from '../../errors.ts'
import { ApiError } from '../api-client.ts'
import { errorOfPosted, usePostedForm } from '../posted-form.ts'
import { asRefusal } from './use-sending.ts'

export interface Form {
  /** Goes onto the form element. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit(event: FormEvent<HTMLFormElement>): void
  }
  /** While it is under way nothing more is sent. */
  isSending: boolean
  error: ApiError | null
  fields: FieldErrors
  /** What was typed into a field before the browser sent the form by itself. */
  typed(name: string): string | undefined
  setError(error: ApiError | null): void
}

/** What stands in a field; empty for a box that is not ticked. */
export type FieldValue = (name: string) => string

/**
 * A form that keeps what was typed until it has been sent. Empty required fields and wrong addresses are found before
 * anything is sent, and whatever else `judge` finds; the first field that does not fit gets the focus.
 */
export function useForm(
  send: (value: FieldValue) => Promise<void>,
  judge?: (value: FieldValue) => FieldErrors,
): Form {
  const ref = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const posted = usePostedForm()
  const [first] = useState(() => errorOfPosted(posted))
  const [error, setError] = useState(first)

  useEffect(() => {
    const { activeElement } = document
    // Who has begun to type before the page ran is not called away.
    const isTyping = activeElement?.matches('input, textarea') && error === first
    if (error && !isTyping) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error, first])

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const value: FieldValue = (name) => String(data.get(name) ?? '')
    const wrong = { ...judge?.(value), ...findWrongFields(form) }
    if (Object.keys(wrong).length > 0)
      return setError(new ApiError(422, { code: 'input.invalid', fields: wrong }))
    setSending(true)
    setError(null)
    try {
      await send(value)
    } catch (error) {
      setError(asRefusal(error))
      if (!(error instanceof ApiError)) console.error('a form was not sent', error)
    } finally {
      setSending(false)
    }
  }

  return {
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (!isSending) void submit(event.currentTarget)
      },
    },
    isSending,
    error,
    fields: error?.fields ?? {},
    typed: (name) => posted?.values[name],
    setError,
  }
}

/** What the browser itself finds wrong, as the codes that the server would use. */
function findWrongFields(form: HTMLFormElement): FieldErrors {
  const wrong: FieldErrors = {}
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue
    const isBlank = element.type !== 'checkbox' && element.required && element.value.trim() === ''
    if (isBlank || element.validity.valueMissing) wrong[element.name] = 'required'
    else if (element.type === 'email' && element.validity.typeMismatch) wrong[element.name] = 'invalid_email'
  }
  return wrong
}
