import { Alert, Button, Stack, Text } from '@mantine/core'
import { ApiError } from '#platform/web/api-client.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { useText } from '../member/text.ts'

interface Props {
  error: unknown
  onRetry: () => unknown
}

/** Why a part of the profile could not be read, and the way to try it again. */
export function ReadFailure({ error, onRetry }: Props) {
  const t = useText()
  const refusal = useRefusalText(error instanceof ApiError ? error : null)
  return (
    <Alert color="red" role="alert">
      <Stack align="start" gap="sm">
        {refusal && <Text>{refusal}</Text>}
        <Button variant="default" onClick={() => void onRetry()}>
          {t('read.again')}
        </Button>
      </Stack>
    </Alert>
  )
}
