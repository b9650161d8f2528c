import { Modal, Text } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { useFocusReturn } from '../use-focus-return.ts'
import { useText } from './text.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { useTopmost } from './use-topmost.ts'
import { useTyped } from './use-typed.ts'

interface Props {
  /** What stands under the id that `describing` makes of this describes the dialog to who hears it, in the place of `about`. */
  id?: string
  title: string
  /** The sentence before everything else, heard with the title. */
  about?: string
  size?: string
  /** Left out when one of the dialog's own buttons has to be chosen. */
  onClose?: () => void
  /** What is typed is no work: it only answers the question. */
  isQuestion?: boolean
  children: ReactNode
}

export const describing = (id: string) => `${id}-body`

/** A question or a form in front of the page. Escape, the cross or a press beside it throw nothing away that was typed. */
export function Dialog({ id, title, about, size, onClose, isQuestion = false, children }: Props) {
  const t = useText()
  const ownId = useId()
  const name = id ?? ownId
  useFocusReturn()
  const isTopmost = useTopmost()
  const { onFocusCapture, isAnythingTyped } = useTyped()
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    if (!onClose || !isTopmost()) return
    if (isQuestion || (!isAsking && !isAnythingTyped())) onClose()
    else setAsking(!isAsking)
  }
  return (
    <Modal
      opened
      id={name}
      centered
      title={title}
      size={size}
      onClose={leave}
      onFocusCapture={onFocusCapture}
      withCloseButton={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
      styles={{ title: { fontSize: 'var(--text-l)', fontWeight: 'var(--heading-weight)', lineHeight: 1.4 } }}
      attributes={{
        // The library's header element would be a second banner of the page.
        header: { role: 'presentation' },
        // The library describes a dialog by its body, and so with the names of its fields and buttons.
        body: { id: `${name}-all` },
      }}
    >
      {isAsking && onClose && <UnsavedQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
      {id === undefined && (
        <Text id={describing(name)} mb="md" hidden={about === undefined}>
          {about}
        </Text>
      )}
      {children}
    </Modal>
  )
}
