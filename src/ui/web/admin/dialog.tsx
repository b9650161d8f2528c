import { Modal, Text } from '@mantine/core'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useFocusReturn } from '../use-focus-return.ts'
import { OwnWordsProvider } from './session/own-words.ts'
import { SessionOver } from './session/session-over.tsx'
import { leadToSignIn, useHold, useWriter } from './session/use-writer.ts'
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

/** A question or a form in front of the page. Escape, the cross, a press beside it or the end of the session throw nothing away that was typed. */
export function Dialog({ id, title, about, size, onClose, isQuestion = false, children }: Props) {
  const t = useText()
  const ownId = useId()
  const name = id ?? ownId
  useFocusReturn()
  const isTopmost = useTopmost()
  const { onFocusCapture, onInput, isTyped, isAnythingTyped } = useTyped()
  const { writer, onSubmitCapture, maySend } = useOwnWords(isTyped && !isQuestion, `${name}-all`)
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
      onInput={onInput}
      onSubmitCapture={onSubmitCapture}
      withCloseButton={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
      styles={{ title: { fontSize: 'var(--text-l)', fontWeight: 'var(--heading-weight)', lineHeight: 1.4 } }}
      attributes={{
        // The library's header element would be a second banner of the page.
        header: { role: 'presentation' },
        // The library describes a dialog by its body, and so with the names of its fields and buttons.
        body: { id: `${name}-all`, 'data-writing': isQuestion ? undefined : true },
      }}
    >
      <output className="visually-hidden">{writer?.isOwn === false && t('ended.title')}</output>
      {writer && <SessionOver writer={writer} of="settings" />}
      {isAsking && onClose && <UnsavedQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
      {id === undefined && (
        <Text id={describing(name)} mb="md" hidden={about === undefined}>
          {about}
        </Text>
      )}
      <OwnWordsProvider value={maySend}>{children}</OwnWordsProvider>
    </Modal>
  )
}

/** Keeps the page while something is typed that only who typed it may send. `id`: of what the dialog shows. */
function useOwnWords(isHeld: boolean, id: string) {
  const writer = useWriter()
  useHold(isHeld)
  return {
    writer: isHeld ? writer : null,
    maySend(): boolean {
      if (!isHeld || writer.isOwn) return true
      leadToSignIn(document.getElementById(id))
      return false
    },
    onSubmitCapture(event: FormEvent) {
      const { currentTarget, target } = event
      // The form that signs in again stands in a dialog over this one, which React counts in.
      if (!isHeld || writer.isOwn || !(target instanceof Node && currentTarget.contains(target))) return
      event.preventDefault()
      event.stopPropagation()
      leadToSignIn(currentTarget)
    },
  }
}
