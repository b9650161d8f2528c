import { Group, Stack } from '@mantine/core'
import type { Language } from '#platform/languages.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../../web/text.ts'

interface Props {
  language: Language
  /** Of what is scheduled, epoch milliseconds. */
  publishAt: number
  busy: 'both' | 'schedule' | null
  onUnpublish: () => void
  onCancelSchedule: () => void
  onClose: () => void
}

/** Readers see a text and another one is scheduled: asks whether both are taken back, or only the schedule is given up. */
export function WhichPublication({
  publishAt,
  busy,
  onUnpublish,
  onCancelSchedule,
  onClose,
  ...props
}: Props) {
  const t = useText()
  const dates = useDates()
  return (
    <Dialog
      title={t('publish.withdrawIn', { language: t(`language.${props.language}`) })}
      about={t('scheduled.which', { time: dates.dateTime(publishAt) })}
      onClose={onClose}
    >
      <Stack>
        <Group justify="end">
          <ActionButton variant="default" disabled={busy !== null} onClick={onClose}>
            {t('dialog.cancel')}
          </ActionButton>
          <ActionButton
            variant="default"
            disabled={busy === 'both'}
            isBusy={busy === 'schedule'}
            onClick={onCancelSchedule}
          >
            {t('scheduled.cancel')}
          </ActionButton>
          <ActionButton
            color="red"
            disabled={busy === 'schedule'}
            isBusy={busy === 'both'}
            onClick={onUnpublish}
          >
            {t('scheduled.withdrawAll')}
          </ActionButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
