import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useFailureText } from './failure-text.ts'
import { useText } from './text.ts'

/** Short notes at the edge of the screen: what is done, with the way to undo it, and what failed. */
export function useReport() {
  const t = useText()
  const textOf = useFailureText()
  return {
    done(message: string, undo?: () => void) {
      const id = notifications.show({
        color: 'green',
        icon: <IconCheck size={18} aria-hidden />,
        autoClose: undo ? 10_000 : 4000,
        closeButtonProps: { 'aria-label': t('report.close') },
        message: (
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm">{message}</Text>
            {undo && (
              <Button
                size="compact-sm"
                variant="default"
                flex="none"
                onClick={() => {
                  notifications.hide(id)
                  undo()
                }}
              >
                {t('report.undo')}
              </Button>
            )}
          </Group>
        ),
      })
    },
    failed(error: unknown) {
      notifications.show({
        color: 'red',
        icon: <IconAlertTriangle size={18} aria-hidden />,
        autoClose: 10_000,
        closeButtonProps: { 'aria-label': t('report.close') },
        message: typeof error === 'string' ? error : textOf(error),
      })
    },
  }
}
