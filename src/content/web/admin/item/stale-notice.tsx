import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconRefreshAlert } from '@tabler/icons-react'
import { otherLanguage } from '#platform/languages.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import type { EditionDraft } from './use-edition-draft.ts'
import { isShownInPlace } from './use-saving.ts'

/** Says that the language this text was translated from has moved on, and takes the word that it is up to date again. */
export function StaleNotice({ draft }: { draft: EditionDraft }) {
  const t = useText()
  const dates = useDates()
  const report = useReport()
  if (!draft.edition?.isStale || !draft.other) return null
  const names = {
    language: t(`language.${draft.language}`),
    other: t(`language.${otherLanguage(draft.language)}`),
  }
  const confirm = () =>
    draft.save({ keep: true, isTranslated: true }).catch((error: unknown) => {
      if (!isShownInPlace(error)) report.failed(error)
    })
  return (
    <Alert color="gold" icon={<IconRefreshAlert aria-hidden />} title={t('stale.title', names)}>
      <Stack gap="sm" align="start">
        <Text size="sm">{t('stale.text', { ...names, time: dates.dateTime(draft.other.updatedAt) })}</Text>
        <Button size="compact-md" variant="default" onClick={() => void confirm()}>
          {t('stale.confirm', names)}
        </Button>
      </Stack>
    </Alert>
  )
}
