import { Button, Group, Stack, Text } from '@mantine/core'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import { ActionButton } from '../action-button.tsx'
import { describing, Dialog } from './dialog.tsx'
import { useText } from './text.ts'
import { TypedConfirmation } from './typed-confirmation.tsx'
import { useWrongFields } from './use-wrong-fields.ts'

interface Props {
  title: string
  children: ReactNode
  /** Says what happens. */
  action: string
  isBusy?: boolean
  isDangerous?: boolean
  /** The person types this to show that they mean it. */
  typed?: string
  /** What the server does not take, by field; the first of the fields among the children that say so has the focus then. */
  refused?: FieldErrors
  onConfirm: () => void
  onClose: () => void
}

const nothingRefused: FieldErrors = {}

/** Asks before something that readers notice or that cannot be undone; it names what it is about. */
export function ConfirmDialog({
  title,
  children,
  action,
  isBusy,
  isDangerous,
  typed,
  refused = nothingRefused,
  onConfirm,
  onClose,
}: Props) {
  const t = useText()
  const id = useId()
  const [words, setWords] = useState('')
  const [isMistyped, setMistyped] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)
  useWrongFields(form, refused)
  // A phone begins with a capital letter.
  const isReady = typed === undefined || words.trim().toLowerCase() === typed.toLowerCase()
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) return onConfirm()
    setMistyped(true)
    confirmation.current?.focus()
  }
  return (
    <Dialog id={id} onClose={onClose} title={title} isQuestion={typed !== undefined}>
      <form ref={form} noValidate onSubmit={confirm}>
        <Stack>
          <Text component="div" id={describing(id)}>
            {children}
          </Text>
          {typed !== undefined && (
            <TypedConfirmation
              ref={confirmation}
              wanted={typed}
              value={words}
              isWrong={isMistyped}
              onChange={(value) => {
                setWords(value)
                setMistyped(false)
              }}
            />
          )}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <ActionButton type="submit" color={isDangerous ? 'red' : undefined} isBusy={isBusy}>
              {action}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
