import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef, useState, type FormEvent } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { languages, type Language } from '#platform/languages.ts'
import { civilOf } from '#platform/dates/civil-time.ts'
import { middayOf, mostLegalSummary } from '#platform/legal/legal-texts.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { DateField } from '#ui/web/admin/date-field.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useWrongFields } from '#ui/web/admin/use-wrong-fields.ts'
import { BothLanguages } from '../settings/both-languages.tsx'
import { useText } from '../text.ts'
import type { ManagedDocument } from './legal-versions.tsx'
import { useDeclaring } from './use-declaring.ts'

interface Props {
  text: ManagedDocument
  name: string
  onClose: () => void
}

export const dayProblems: Partial<Record<FieldCode, 'legal.wrong.beforeLast' | 'legal.wrong.past'>> = {
  before_last: 'legal.wrong.beforeLast',
  in_past: 'legal.wrong.past',
}

/** Takes the day from which what stands on the page now counts, what changed, and whether members accept it anew. */
export function DeclareDialog({ text, name, onClose }: Props) {
  const t = useText()
  const version = (text.versions[0]?.version ?? 0) + 1
  const [effectiveOn, setEffectiveOn] = useState<string | null>(() => civilOf(Date.now(), 'addisAbaba').date)
  const [summary, setSummary] = useState({ en: '', am: '' })
  const [mustAccept, setMustAccept] = useState(false)
  const { save, wrong, taken, forgive } = useDeclaring(text, { name, version, onClose })
  const problems = useProblems(wrong)
  const form = useRef<HTMLFormElement>(null)
  const { focusFirst } = useWrongFields(form, wrong)
  const declare = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending && !focusFirst()) save.mutate({ effectiveOn: effectiveOn ?? '', summary, mustAccept })
  }
  return (
    <Dialog
      title={t('legal.declareTitle', { name, version })}
      about={t('legal.declareAbout')}
      onClose={onClose}
      size="lg"
    >
      <form ref={form} noValidate onSubmit={declare}>
        <Stack>
          <DateField
            label={t('legal.effectiveOn')}
            help={t('legal.effectiveOn.help')}
            value={effectiveOn}
            error={problems.day}
            isRequired
            onChange={(day) => {
              setEffectiveOn(day)
              forgive()
            }}
          />
          <BothLanguages
            label={t('legal.summary')}
            value={summary}
            most={mostLegalSummary}
            isLong
            isRequired
            problem={problems.summary}
            onChange={(words) => {
              setSummary(words)
              forgive()
            }}
          />
          <Checkbox
            label={t('legal.mustAccept')}
            description={t('legal.mustAccept.help')}
            checked={mustAccept}
            onChange={(event) => setMustAccept(event.currentTarget.checked)}
          />
          {taken !== undefined && <Taken text={text} version={taken} />}
          <Buttons version={version} isBusy={save.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

function Buttons({ version, isBusy, onClose }: { version: number; isBusy: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Group justify="end">
      <Button variant="default" onClick={onClose}>
        {t('legal.cancel')}
      </Button>
      <ActionButton type="submit" isBusy={isBusy}>
        {t('legal.declareButton', { version })}
      </ActionButton>
    </Group>
  )
}

/** What the server does not take, in words. */
function useProblems(wrong: FieldErrors) {
  const t = useText()
  const missing = (language: Language) => wrong[`summary.${language}`] && t('legal.wrong.summary')
  return {
    day: wrong.effectiveOn && t(dayProblems[wrong.effectiveOn] ?? 'legal.wrong.day'),
    summary: Object.fromEntries(languages.map((language) => [language, missing(language)])),
  }
}

/** A colleague was faster: which version theirs is, and what becomes of what stands here. */
function Taken({ text, version }: { text: ManagedDocument; version: number }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const theirs = text.versions.find((one) => one.version === version)
  const next = (text.versions[0]?.version ?? 0) + 1
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle size="1.25rem" aria-hidden />}
      title={t('legal.met', { version })}
    >
      {theirs &&
        t('legal.met.about', {
          date: dates.date(middayOf(theirs.effectiveOn)),
          summary: theirs.summary[language],
          next,
        })}
    </Alert>
  )
}
