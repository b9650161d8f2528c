import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ApiError } from '#platform/web/api-client.ts'
import { useFailureText } from '#ui/web/admin/failure-text.ts'
import { useText } from '../text.ts'

const known = {
  'import.running': 'transfer.fail.running',
  'import.site_changed': 'transfer.fail.site_changed',
  'import.has_problems': 'transfer.fail.has_problems',
  'import.not_found': 'transfer.fail.not_found',
  'import.too_large': 'transfer.fail.too_large',
  'import.too_many_waiting': 'transfer.fail.too_many_waiting',
} as const

/** Why an archive could not be sent, checked or imported; nothing of it was. */
export function ImportFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText()
  const textOf = useFailureText()
  const code = error instanceof ApiError ? error.code : ''
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={t('transfer.failed')}>
      <Stack align="start" gap="sm">
        <Text>{Object.hasOwn(known, code) ? t(known[asKnown(code)]) : textOf(error)}</Text>
        {code !== 'import.not_found' && code !== 'import.too_large' && (
          <Button variant="default" onClick={() => void onRetry()}>
            {t('transfer.retry')}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}

/** Only called after `hasOwn`. */
function asKnown(code: string): keyof typeof known {
  return code as keyof typeof known
}
