import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { NextFocus } from '../next-focus.tsx'
import { useFailureText } from './failure-text.ts'
import { useText } from './text.ts'

/** What stands where a list would be when it could not be read. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText()
  const textOf = useFailureText()
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle size="1.25rem" aria-hidden />}
      title={t('failure.title')}
      role="alert"
    >
      <Stack align="start" gap="sm">
        <Text>{textOf(error)}</Text>
        <NextFocus findNext={placeOf}>
          <Button variant="default" onClick={() => void onRetry()}>
            {t('failure.again')}
          </Button>
        </NextFocus>
      </Stack>
    </Alert>
  )
}

/** The dialog or the text that it stands in, or the beginning of the page's content. */
function placeOf(own: HTMLElement): HTMLElement | null {
  return own.closest<HTMLElement>('[role=dialog], .ProseMirror') ?? document.getElementById('main')
}
