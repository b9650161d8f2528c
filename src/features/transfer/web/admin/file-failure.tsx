import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatBytes } from '#platform/messages.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useFailureText } from '#ui/web/admin/failure-text.ts'
import styles from './exchange.module.css'
import { useText, type TextKey } from './text.ts'

/** What is wrong with a file, by the code of the API. */
const reasons: Record<string, TextKey> = {
  empty: 'exchange.fail.empty',
  'archive.unreadable': 'exchange.fail.archive.unreadable',
  'archive.unsafe_name': 'exchange.fail.archive.unsafe_name',
  'archive.encrypted': 'exchange.fail.archive.encrypted',
  'archive.too_many': 'exchange.fail.archive.too_many',
  'archive.too_large': 'exchange.fail.archive.too_large',
  'foreign.unreadable': 'exchange.fail.foreign.unreadable',
  'foreign.no_posts': 'exchange.fail.foreign.no_posts',
  'foreign.too_many_posts': 'exchange.fail.foreign.too_many_posts',
  'foreign.not_utf8': 'exchange.fail.foreign.not_utf8',
  'xml.doctype': 'exchange.fail.xml.doctype',
  'xml.broken': 'exchange.fail.xml.broken',
  'xliff.version': 'exchange.fail.xliff.version',
  'xliff.languages': 'exchange.fail.xliff.languages',
  'xliff.empty': 'exchange.fail.xliff.empty',
  'import.not_found': 'exchange.fail.gone',
  'upload.not_found': 'exchange.fail.gone',
  'import.overtaken': 'exchange.fail.overtaken',
}

/** The message is where the next step is, so the focus goes there and brings it into sight. */
function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}

/** Says why a file was not taken and what to do about it. */
export function FileFailure({
  error,
  mostBytes,
  onRetry,
}: {
  error: unknown
  mostBytes: number
  onRetry: () => void
}) {
  const t = useText()
  const { language } = useLanguage()
  const textOf = useFailureText()
  const code = error instanceof ApiError ? (error.fields.file ?? error.code) : ''
  const isTooLarge = error instanceof ApiError && error.status === 413
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  return (
    <Alert
      ref={focusAtOnce}
      tabIndex={-1}
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('exchange.failed')}
      role="alert"
    >
      <Stack align="start" gap="sm">
        <Text>
          {isTooLarge
            ? t('exchange.fail.tooLarge', { size: formatBytes(mostBytes, language) })
            : reason
              ? t(reason)
              : textOf(error)}
        </Text>
        <Button className={styles.button} variant="default" onClick={onRetry}>
          {t('exchange.retry')}
        </Button>
      </Stack>
    </Alert>
  )
}
