import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  id: string
  children: ReactNode
  /** Whether the reader was led here. */
  takesFocus: boolean
}

/** The heading of what has just taken the place of something else: whoever cannot see that hears it. */
export function FocusedHeading({ id, children, takesFocus }: Props) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return (
    <h2 id={id} ref={ref} tabIndex={-1}>
      {children}
    </h2>
  )
}
