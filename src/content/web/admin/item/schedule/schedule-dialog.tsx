import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#platform/calendar.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../text.ts'
import { civilOf, differsFromAddisAbaba, instantOf, type CivilTime } from './civil-time.ts'
import { EthiopianDateField } from './ethiopian-date-field.tsx'

interface Props {
  language: string
  current: number | null
  onSchedule: (publishAt: number) => void
  onClose: () => void
}

/** Asks from when on readers shall see a text, by the editor's own clock and calendar; says it in both calendars. */
export function ScheduleDialog({ language, current, onSchedule, onClose }: Props) {
  const t = useText()
  const { calendar } = useLanguage()
  const [value, setValue] = useState(() => civilOf(current ?? nextFullHour()))
  const [opened] = useState(() => Date.now())
  const instant = instantOf(value)
  const isFuture = instant !== undefined && instant > opened
  const setDate = (date: string) => setValue((before) => ({ ...before, date }))
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
          {calendar === 'ethiopian' && value.date ? (
            <EthiopianDateField value={value.date} onChange={setDate} />
          ) : (
            <TextInput
              type="date"
              label={t('schedule.date')}
              value={value.date}
              required
              data-autofocus
              onChange={(event) => setDate(event.currentTarget.value)}
            />
          )}
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
          {instant !== undefined && <Echo instant={instant} value={value} />}
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

/** The time that was chosen in both calendars, and what the clock says then in Addis Ababa when it says something else here. */
function Echo({ instant, value }: { instant: number; value: CivilTime }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const noon = Date.parse(`${value.date}T09:00:00Z`)
  const [gregorian, ethiopian] = [
    formatDate(noon, language, 'gregorian'),
    formatDate(noon, language, 'ethiopian'),
  ]
  return (
    <Text component="output" size="sm" display="block">
      {t('schedule.echo', { gregorian, ethiopian, time: value.time })}
      {differsFromAddisAbaba(instant) && (
        <Text component="span" size="sm" display="block">
          {t('schedule.addisAbaba', { time: dates.dateTime(instant) })}
        </Text>
      )}
    </Text>
  )
}

function zoneName(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function nextFullHour(): number {
  const hour = 3_600_000
  return Math.ceil((Date.now() + hour) / hour) * hour
}
