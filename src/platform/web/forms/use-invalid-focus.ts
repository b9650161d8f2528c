import { useEffect, useRef, type RefObject } from 'react'

/** After a refusal the first field that it is about takes the focus, so that its words are read aloud. */
export function useInvalidFocus(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  return form
}
