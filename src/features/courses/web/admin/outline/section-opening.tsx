import { Badge, Button, Group } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { DetailsOf } from '#content/kind-members.ts'
import { labelled } from '#platform/punctuation.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import type { Opening } from '../../../course-rules.ts'
import { OpeningField } from '../rules/opening-field.tsx'
import { useText } from '../text.ts'

interface Props {
  sectionId: string
  title: string
  details: DetailsOf<'course'>
  onChange: (details: DetailsOf<'course'>) => void
}

/** When a section opens, said at its head and edited there. It is saved with the course. */
export function SectionOpening({ sectionId, title, details, onChange }: Props) {
  const t = useText()
  const id = useId()
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const opens = openingOf(details, sectionId)
  const sign = useOpeningWords()(opens)
  return (
    <>
      <Group gap="xs">
        {sign && (
          <Badge variant="light" color="gray" tt="none">
            {sign}
          </Badge>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          mih={44}
          leftSection={<IconCalendarTime size="1.125rem" aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('sectionOpens', { title })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('opens')}
        </Button>
      </Group>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <OpeningField
            label={t('sectionOpens', { title })}
            value={opens}
            onChange={(next) => onChange(withOpening(details, sectionId, next))}
          />
        )}
      </div>
      <output className="visually-hidden" aria-live="polite">
        {isOpen && labelled(t('sectionOpens', { title }), sign ?? t('opens.atOnce'), language)}
      </output>
    </>
  )
}

/** When something opens, in few words; nothing for what opens at once. */
export function useOpeningWords(): (opens: Opening | null | undefined) => string | undefined {
  const t = useText()
  const dates = useDates()
  return (opens) => {
    if (!opens) return undefined
    if ('on' in opens) return t('rule.on', { date: dates.date(opens.on) })
    return t('rule.daysAfter', { count: opens.daysAfter })
  }
}

export function openingOf({ sectionOpenings = [] }: DetailsOf<'course'>, sectionId: string): Opening | null {
  return sectionOpenings.find((one) => one.sectionId === sectionId)?.opens ?? null
}

function withOpening(
  details: DetailsOf<'course'>,
  sectionId: string,
  opens: Opening | null,
): DetailsOf<'course'> {
  const others = (details.sectionOpenings ?? []).filter((one) => one.sectionId !== sectionId)
  return { ...details, sectionOpenings: opens ? [...others, { sectionId, opens }] : others }
}
