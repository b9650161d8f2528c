import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { defaultCalendar, type Calendar } from '#platform/dates/calendar.ts'
import { isLanguage, languages, ownLanguageNames } from '#platform/languages.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { keepCalendar } from '#ui/kept-calendar.ts'
import { useText } from '../member/text.ts'
import { ProfileSection } from './profile-section.tsx'
import { SaveState } from './save-state.tsx'
import { useSave } from './use-save.ts'

/** Language and calendar: each choice counts at once. */
export function Preferences({ user }: { user: SessionUser }) {
  const t = useText()
  const { language, setLanguage } = useLanguage()
  const dates = useDates()
  const [now] = useState(() => Date.now())
  const save = useSave(user.uid)

  const chooseLanguage = async (wanted: string) => {
    if (!isLanguage(wanted)) return
    if (await save.save({ language: wanted })) await setLanguage(wanted)
  }
  const chooseCalendar = async (calendar: Calendar | null) => {
    // What the device keeps would come back into the record at the next sign-in.
    if ((await save.save({ calendar })) && calendar === null)
      keepCalendar(defaultCalendar(language), language)
  }
  return (
    <ProfileSection title={t('preferences.title')} about={t('preferences.about')}>
      <NativeSelect
        label={t('preferences.language')}
        description={t('preferences.languageHelp')}
        value={language}
        data={languages.map((value) => ({ value, label: ownLanguageNames[value] }))}
        onChange={(event) => void chooseLanguage(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('preferences.calendar')}
        description={t('preferences.today', { date: dates.date(now) })}
        value={user.calendar ?? ''}
        data={[
          { value: '', label: t('preferences.byLanguage') },
          { value: 'ethiopian', label: t('preferences.ethiopian') },
          { value: 'gregorian', label: t('preferences.gregorian') },
        ]}
        onChange={(event) => void chooseCalendar(calendarOf(event.currentTarget.value))}
      />
      <SaveState state={save.state} error={save.error} />
    </ProfileSection>
  )
}

function calendarOf(value: string): Calendar | null {
  return value === 'ethiopian' || value === 'gregorian' ? value : null
}
