import type { ComponentProps } from 'react'

/** A button whose deed may be under way. It then does nothing more but keeps the focus, which a disabled one would lose. */
export function BusyButton({
  isBusy,
  onClick,
  children,
  ...button
}: ComponentProps<'button'> & { isBusy: boolean }) {
  return (
    <button
      {...button}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </button>
  )
}
