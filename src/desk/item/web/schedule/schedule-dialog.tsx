import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import { civilOf, differsFromAddisAbaba, instantOf } from '#platform/dates/civil-time.ts'
import { dayOfInstant } from '#platform/dates/ethiopian-dates.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { TimeField } from '#ui/web/admin/time-field.tsx'
import { useWrongFields } from '#ui/web/admin/use-wrong-fields.ts'
import { useText } from '../../../web/text.ts'

interface Props {
  language: string
  current: number | null
  isBusy: boolean
  onSchedule: (publishAt: number) => void
  onClose: () => void
}

const nothingRefused: FieldErrors = {}

/** Asks from when on readers see a text, by the clock of Addis Ababa and in the editor's calendar; says it in both calendars. */
export function ScheduleDialog({ language, current, isBusy, onSchedule, onClose }: Props) {
  const t = useText()
  const dates = useDates()
  const [value, setValue] = useState(() => civilOf(current ?? nextFullHour(), 'addisAbaba'))
  const [opened] = useState(() => Date.now())
  const instant = instantOf(value, 'addisAbaba')
  const isFuture = instant !== undefined && instant > opened
  const form = useRef<HTMLFormElement>(null)
  const { focusFirst } = useWrongFields(form, nothingRefused)
  const schedule = (event: FormEvent) => {
    event.preventDefault()
    // A day that is not taken leaves the one of before in the value.
    if (isFuture && !focusFirst()) onSchedule(instant)
  }
  return (
    <Dialog onClose={onClose} title={t('schedule.title', { language })}>
      <form ref={form} noValidate onSubmit={schedule}>
        <Stack>
          <DateField
            label={t('schedule.date')}
            value={value.date || null}
            min={dayOfInstant(opened)}
            isRequired
            isFirst
            onChange={(date) => setValue((before) => ({ ...before, date: date ?? '' }))}
          />
          <TimeField
            label={t('schedule.clock')}
            value={value.time}
            isRequired
            error={isFuture ? undefined : t('schedule.past')}
            onChange={(time) => setValue((before) => ({ ...before, time }))}
          />
          {instant !== undefined && differsFromAddisAbaba(instant) && (
            <Text component="output" size="sm">
              {t('schedule.ownClock', { time: dates.dateTime(asOnOwnClock(instant)) })}
            </Text>
          )}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <ActionButton type="submit" disabled={!isFuture} isBusy={isBusy}>
              {t('schedule.apply')}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** The instant at which Addis Ababa's clock, which dates are told by, shows what this device's shows at another one. */
function asOnOwnClock(instant: number): number {
  return instantOf(civilOf(instant), 'addisAbaba') ?? instant
}

function nextFullHour(): number {
  const hour = 3_600_000
  return Math.ceil((Date.now() + hour) / hour) * hour
}
