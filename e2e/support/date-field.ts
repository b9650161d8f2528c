import type { Locator } from 'playwright-core'
import type { Language } from '#platform/languages.ts'

/** One field of the browser, or day, month and year of the Ethiopian calendar. */
export function dateIn(
  settings: Locator,
  { label, language }: { label: string; language: Language },
): Locator {
  return language === 'en'
    ? settings.getByLabel(label, { exact: true })
    : settings.getByRole('group', { name: label, exact: true }).locator('input:not([type=hidden]), select')
}

/** The day, in the calendar of the one who answers; `am`: day, month and year. */
export async function fillDate(
  settings: Locator,
  field: { label: string; language: Language },
  date: { en: string; am: readonly number[] },
): Promise<void> {
  // Which fields there are can only be asked once they are there.
  await dateIn(settings, field).first().waitFor()
  const [only, month, year] = await dateIn(settings, field).all()
  if (!only || !month || !year) return dateIn(settings, field).fill(date.en)
  await year.fill(String(date.am[2]))
  await month.selectOption(String(date.am[1]))
  await only.fill(String(date.am[0]))
}
