import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useDates } from '#platform/web/i18n.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../text.ts'
import { fromAddisAbaba, toAddisAbaba } from './addis-ababa-time.ts'

interface Props {
  language: string
  current: number | null
  onSchedule: (publishAt: number) => void
  onClose: () => void
}

/** Asks from when on readers shall see a text, in the time of Addis Ababa. */
export function ScheduleDialog({ language, current, onSchedule, onClose }: Props) {
  const t = useText()
  const dates = useDates()
  const [value, setValue] = useState(() => toAddisAbaba(current ?? nextFullHour()))
  const [opened] = useState(() => Date.now())
  const instant = fromAddisAbaba(value)
  const isFuture = instant !== undefined && instant > opened
  return (
    <Dialog onClose={onClose} title={t('schedule.title', { language })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isFuture) onSchedule(instant)
        }}
      >
        <Stack>
          <TextInput
            type="datetime-local"
            label={t('schedule.time')}
            description={t('schedule.help')}
            value={value}
            required
            data-autofocus
            error={isFuture ? undefined : t('schedule.past')}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          {instant !== undefined && <Text size="sm">{dates.both(instant).join(' · ')}</Text>}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" disabled={!isFuture}>
              {t('schedule.apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function nextFullHour(): number {
  const hour = 3_600_000
  return Math.ceil((Date.now() + hour) / hour) * hour
}
