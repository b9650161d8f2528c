import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useFocusReturn } from '../use-focus-return.ts'
import { useText } from './text.ts'

interface Props {
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before what was typed is thrown away; whoever goes on typing is back in the field. */
export function UnsavedQuestion({ onKeep, onDiscard }: Props) {
  const t = useText()
  const keep = useRef<HTMLButtonElement>(null)
  useFocusReturn()
  useEffect(() => keep.current?.focus(), [])
  return (
    <Alert
      role="alert"
      color="red"
      mb="md"
      icon={<IconAlertTriangle size="1.25rem" aria-hidden />}
      title={t('dialog.unsaved')}
    >
      <Group>
        <Button ref={keep} onClick={onKeep}>
          {t('dialog.keepTyping')}
        </Button>
        <Button variant="subtle" color="red" onClick={onDiscard}>
          {t('dialog.discard')}
        </Button>
      </Group>
    </Alert>
  )
}
