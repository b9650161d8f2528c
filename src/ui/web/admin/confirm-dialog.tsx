import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ActionButton } from '../action-button.tsx'
import { Dialog } from './dialog.tsx'
import { useText } from './text.ts'

interface Props {
  title: string
  children: ReactNode
  /** Says what happens. */
  action: string
  isBusy?: boolean
  isDangerous?: boolean
  /** The person types this to show that they mean it. */
  typed?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that readers notice or that cannot be undone; it names what it is about. */
export function ConfirmDialog({
  title,
  children,
  action,
  isBusy,
  isDangerous,
  typed,
  onConfirm,
  onClose,
}: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const isReady = typed === undefined || words.trim() === typed
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onConfirm()
        }}
      >
        <Stack>
          <Text component="div">{children}</Text>
          {typed !== undefined && (
            <TextInput
              label={t('dialog.type', { words: typed })}
              value={words}
              autoComplete="off"
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <ActionButton
              type="submit"
              color={isDangerous ? 'red' : undefined}
              disabled={!isReady}
              isBusy={isBusy}
            >
              {action}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
