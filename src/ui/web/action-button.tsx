import { Button, Loader, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

type Props = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps> & { isBusy: boolean }

/** A button of the member area whose deed may be under way: it shows so, does nothing more, and keeps the focus. */
export function ActionButton({ isBusy, onClick, leftSection, ...button }: Props) {
  return (
    <Button
      {...button}
      aria-disabled={isBusy || undefined}
      data-disabled={isBusy || undefined}
      leftSection={isBusy ? <Loader size={16} color="currentColor" aria-hidden /> : leftSection}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  )
}
