import type { ApiClient } from '#platform/web/api-client.ts'
import { isLanguage } from '#platform/languages.ts'
import { isLanguageChosen, readKeptLanguage } from '#platform/web/i18n.ts'
import { readKeptCalendar } from '#ui/kept-calendar.ts'
import type { UserRecord } from '../../contract.ts'

type Choices = Partial<Pick<UserRecord, 'language' | 'calendar'>>

/** Takes what was chosen on this device before somebody signed in into their record: a language that was pressed, for mails, and the calendar where the record has none. Gives the record of after. */
export async function carryChoices(
  api: ApiClient,
  record: Pick<UserRecord, 'uid' | 'language' | 'calendar'>,
): Promise<Partial<UserRecord>> {
  const body = choicesToCarry(record, {
    language: isLanguageChosen() ? readKeptLanguage() : null,
    named: new URLSearchParams(location.search).get('lang'),
    calendar: readKeptCalendar(),
  })
  if (Object.keys(body).length === 0) return {}
  return api.patch('/api/users/{uid}', { path: { uid: record.uid }, body })
}

/** `named`: the language of an address that names one, which is nobody's choice. */
export function choicesToCarry(
  record: Pick<UserRecord, 'language' | 'calendar'>,
  kept: {
    language: string | null | undefined
    named: string | null
    calendar: UserRecord['calendar'] | undefined
  },
): Choices {
  const { language, named, calendar } = kept
  return {
    ...(isLanguage(language) && !isLanguage(named) && language !== record.language ? { language } : {}),
    ...(calendar && record.calendar === null ? { calendar } : {}),
  }
}
