import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { isUnreachable, useFailureText } from './failure-text.ts'
import { FailureNote } from './failure/failure-note.tsx'
import { inTheWayOf } from './failure/in-the-way.ts'
import { useText } from './text.ts'

/** The last note that offers nothing: what is said after it may be its opposite. */
let lastPlain: string | undefined

/** Short notes at the edge of the screen: what is done, with the way to undo it, and what failed. */
export function useReport() {
  const t = useText()
  const textOf = useFailureText()
  return {
    done(message: string, undo?: () => void) {
      if (lastPlain) notifications.hide(lastPlain)
      const id = notifications.show({
        color: 'green',
        icon: <IconCheck size="1.125rem" aria-hidden />,
        autoClose: undo ? 10_000 : 4000,
        closeButtonProps: { 'aria-label': t('report.close') },
        message: (
          <Group justify="space-between" gap="xs">
            <Text size="sm" flex="1 1 12rem" miw={0}>
              {message}
            </Text>
            {undo && <UndoButton onUndo={undo} close={() => notifications.hide(id)} />}
          </Group>
        ),
      })
      lastPlain = undo ? undefined : id
    },
    failed(error: unknown) {
      const message = typeof error === 'string' ? error : textOf(error)
      // The same is said once, however many steps failed of it.
      const id = `failed ${message}`
      notifications.show({
        id,
        color: 'red',
        icon: <IconAlertTriangle size="1.125rem" aria-hidden />,
        // Who is led on by it takes the time that it needs.
        autoClose: inTheWayOf(error).size > 0 ? false : 10_000,
        closeButtonProps: { 'aria-label': t('report.close') },
        message:
          typeof error === 'string' ? (
            message
          ) : (
            <FailureNote error={error} onLeave={() => notifications.hide(id)} />
          ),
      })
      if (isUnreachable(error)) addEventListener('online', () => notifications.hide(id), { once: true })
    },
  }
}

/** Takes the focus from where the work was, and gives it back there. */
function UndoButton({ onUndo, close }: { onUndo: () => void; close: () => void }) {
  const t = useText()
  const [before, setBefore] = useState<Element | null>(null)
  return (
    <Button
      size="compact-sm"
      variant="default"
      flex="none"
      onFocus={({ relatedTarget }) => setBefore(relatedTarget)}
      onClick={() => {
        close()
        onUndo()
        const place = before?.isConnected ? before : document.getElementById('main')
        if (place instanceof HTMLElement) place.focus({ preventScroll: true })
      }}
    >
      {t('report.undo')}
    </Button>
  )
}
