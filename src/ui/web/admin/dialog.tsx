import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusReturn } from '../use-focus-return.ts'
import { useText } from './text.ts'

interface Props {
  title: string
  size?: string
  /** Left out when one of the dialog's own buttons has to be chosen. */
  onClose?: () => void
  children: ReactNode
}

/** A question or a form in front of the page. */
export function Dialog({ title, size, onClose, children }: Props) {
  const t = useText()
  useFocusReturn()
  return (
    <Modal
      opened
      centered
      title={title}
      size={size}
      onClose={onClose ?? stay}
      withCloseButton={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
      styles={{ title: { fontSize: 'var(--text-l)', fontWeight: 'var(--heading-weight)', lineHeight: 1.4 } }}
      // The library's header element would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Modal>
  )
}

function stay(): void {}
