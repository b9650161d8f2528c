import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatBytes } from '#platform/messages.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { ProblemCode } from '#platform/problems/problem-codes.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { FailureNote } from '#ui/web/admin/failure/failure-note.tsx'
import longButton from '#ui/web/admin/long-button.module.css'
import type { ImportPurposeName } from '../../../imports/contract.ts'
import { mostImportBytes } from '../../../imports/limits.ts'
import { useText, type TextKey } from '../text.ts'

/** What is wrong with a file, by the code of the API: another one must be chosen. */
export const fileFaults: Partial<Record<FieldCode | ProblemCode, TextKey>> = {
  empty: 'import.fail.empty',
  'upload.infected': 'import.fail.infected',
  'archive.unreadable': 'import.fail.archive.unreadable',
  'archive.unsafe_name': 'import.fail.archive.unsafe_name',
  'archive.encrypted': 'import.fail.archive.encrypted',
  'archive.too_many': 'import.fail.archive.too_many',
  'archive.too_large': 'import.fail.archive.too_large',
  'foreign.unreadable': 'import.fail.foreign.unreadable',
  'foreign.no_posts': 'import.fail.foreign.no_posts',
  'foreign.too_many_posts': 'import.fail.foreign.too_many_posts',
  'foreign.not_utf8': 'import.fail.foreign.not_utf8',
  'questions.no_columns': 'import.fail.questions.no_columns',
  'questions.csv_broken': 'import.fail.questions.csv_broken',
  'questions.none': 'import.fail.questions.none',
  'questions.too_many': 'import.fail.questions.too_many',
  'xml.doctype': 'import.fail.xml.doctype',
  'xml.broken': 'import.fail.xml.broken',
  'xliff.version': 'import.fail.xliff.version',
  'xliff.languages': 'import.fail.xliff.languages',
  'xliff.empty': 'import.fail.xliff.empty',
  'import.too_heavy': 'import.fail.too_heavy',
  'import.not_found': 'import.fail.gone',
  'import.overtaken': 'import.fail.overtaken',
}

/** What stands in the way now and may not a moment later. */
const hindrances: Partial<Record<ProblemCode, TextKey>> = {
  'import.running': 'import.fail.running',
  'import.site_changed': 'import.fail.site_changed',
  'import.has_problems': 'import.fail.has_problems',
  'import.too_many_waiting': 'import.fail.too_many_waiting',
}

/** The message is where the next step is, so the focus goes there and brings it into sight. */
function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}

interface Props {
  purpose: ImportPurposeName
  error: unknown
  onRetry: () => void
  onLeave: () => void
}

/** Says why a file was not taken, looked at or imported, and what to do about it. */
export function ImportFailure({ purpose, error, onRetry, onLeave }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const [code, status, field] =
    error instanceof ApiError ? [error.code, error.status, error.fields.file ?? ''] : ['', 0, '']
  const hindrance = wordsOf(hindrances, code)
  const fault = hindrance ? undefined : (wordsOf(fileFaults, field) ?? wordsOf(fileFaults, code))
  const isTooLarge = status === 413
  const isOfFile = fault !== undefined || isTooLarge
  const size = formatBytes(mostImportBytes[purpose], language)
  const tooLarge = t(purpose === 'archive' ? 'import.fail.tooLargeZip' : 'import.fail.tooLarge', { size })
  return (
    <Alert
      ref={focusAtOnce}
      tabIndex={-1}
      color="red"
      icon={<IconAlertTriangle size="1.25rem" aria-hidden />}
      title={t(isOfFile ? 'import.failed' : 'import.stopped')}
      role="alert"
    >
      <Stack align="start" gap="sm">
        <Text component="div">
          {isTooLarge ? (
            tooLarge
          ) : fault ? (
            t(fault)
          ) : hindrance ? (
            t(hindrance)
          ) : (
            <FailureNote error={error} />
          )}
        </Text>
        <Group>
          {!isOfFile && (
            <Button className={longButton.button} variant="default" onClick={onRetry}>
              {t('import.again')}
            </Button>
          )}
          <Button className={longButton.button} variant="default" onClick={onLeave}>
            {t('import.retry')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function wordsOf(texts: Partial<Record<string, TextKey>>, code: string): TextKey | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined
}
