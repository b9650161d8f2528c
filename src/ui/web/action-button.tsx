import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

type Props = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps> & { isBusy?: boolean }

/**
 * A button of the member and admin areas whose deed may be under way (`isBusy`: it shows so) or not possible now (`disabled`).
 * It then does nothing but keeps the focus, which the browser takes from a button that is disabled under the finger.
 */
export function ActionButton({ isBusy = false, disabled = false, onClick, ...button }: Props) {
  const isOff = isBusy || disabled
  return (
    <Button
      {...button}
      loading={isBusy}
      data-disabled={disabled || undefined}
      aria-disabled={isOff || undefined}
      // The library disables what is loading.
      renderRoot={(root) => <button {...root} type={button.type ?? 'button'} disabled={false} />}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  )
}
