import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { civilOf, differsFromAddisAbaba, instantOf } from '#platform/civil-time.ts'
import { useDates } from '#platform/web/i18n.ts'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../text.ts'

interface Props {
  language: string
  current: number | null
  isBusy: boolean
  onSchedule: (publishAt: number) => void
  onClose: () => void
}

/** Asks from when on readers shall see a text, by the editor's own clock and calendar; says it in both calendars. */
export function ScheduleDialog({ language, current, isBusy, onSchedule, onClose }: Props) {
  const t = useText()
  const dates = useDates()
  const [value, setValue] = useState(() => civilOf(current ?? nextFullHour()))
  const [opened] = useState(() => Date.now())
  const instant = instantOf(value)
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
          <DateField
            label={t('schedule.date')}
            value={value.date || null}
            min={civilOf(opened).date}
            isRequired
            isFirst
            onChange={(date) => setValue((before) => ({ ...before, date: date ?? '' }))}
          />
          <TextInput
            type="time"
            label={t('schedule.clock')}
            description={t('schedule.zone', { zone: zoneName() })}
            value={value.time}
            required
            error={isFuture ? undefined : t('schedule.past')}
            onChange={(event) => {
              const time = event.currentTarget.value
              setValue((before) => ({ ...before, time }))
            }}
          />
          {instant !== undefined && differsFromAddisAbaba(instant) && (
            <Text component="output" size="sm">
              {t('schedule.addisAbaba', { time: dates.dateTime(instant) })}
            </Text>
          )}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" disabled={!isFuture} loading={isBusy}>
              {t('schedule.apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function nextFullHour(): number {
  const hour = 3_600_000
  return Math.ceil((Date.now() + hour) / hour) * hour
}
