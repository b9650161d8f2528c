import { afterAll, describe, expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import type { SiteSettings } from '#features/dashboard/contract.ts'
import { defaultCalendar, formatDateTime, formatTimeOfDay } from '#platform/dates/calendar.ts'
import { ethiopianOf } from '#platform/dates/ethiopian-dates.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('an editor in London who works in %s', (language) => {
  const say = textsIn(language)

  /** Answers a date field in the calendar that it asks in. */
  async function fillDay(page: Locator, label: string, day: string): Promise<void> {
    if (language === 'en') return page.getByLabel(label, { exact: true }).fill(day)
    const field = page.getByRole('group', { name: label })
    const wanted = ethiopianOf(day)
    await field.getByLabel(say('ui.admin', 'date.day'), { exact: true }).fill(String(wanted.day))
    await field.getByLabel(say('ui.admin', 'date.month'), { exact: true }).selectOption(String(wanted.month))
    await field.getByLabel(say('ui.admin', 'date.year'), { exact: true }).fill(String(wanted.year))
  }

  async function openAdmin() {
    const page = await openPage(site, { language, timeZone: 'Europe/London' })
    await signIn(page, await findAdmin(site))
    return page
  }

  test('plans an announcement by the clock of Addis Ababa and in their own calendar', async () => {
    const page = await openAdmin()
    await page.goto(paths.admin.manageDashboard)
    const word = (key: string) => say('dashboard.admin', `announcement.${key}`)
    const main = page.getByRole('main')
    // Both languages plan on one site: each has its own end of the same announcement.
    const [end, day, usual] =
      language === 'en'
        ? (['until', '2037-11-20', '23:59'] as const)
        : (['from', '2036-11-20', '00:00'] as const)
    await fillDay(main, word(end), day)
    const time = main.getByLabel(word(`${end}Clock`))
    await expect.poll(() => time.inputValue()).toBe(usual)
    await time.fill('14:30')
    // The words of an hour stand below its field; the other end of the announcement may be planned for the same hour.
    const said = language === 'am' ? ['time.said', formatTimeOfDay(14, 30, 'am')] : ['time.addisAbaba', '']
    await main
      .getByText(say('ui.admin', said[0] ?? '', { time: said[1] ?? '' }), { exact: true })
      .first()
      .waitFor()
    await checkAccessibility(page)
    await main.getByRole('button', { name: say('dashboard.admin', 'settings.save'), exact: true }).click()
    await main.getByText(say('dashboard.admin', 'settings.saved'), { exact: true }).waitFor()
    const { announcement } = await askApi<SiteSettings>(page, 'GET', '/api/admin/site-settings')
    expect(announcement[end]).toBe(Date.parse(`${day}T14:30:00+03:00`))
  })

  test('hears of an announcement that begins later, or is switched off, that readers do not see it yet', async () => {
    const page = await openAdmin()
    const read = () => askApi<SiteSettings>(page, 'GET', '/api/admin/site-settings')
    const before = await read()
    const planned = {
      isShown: true,
      text: { en: `Later ${language}`, am: `በኋላ ${language}` },
      href: null,
      from: Date.parse('2036-11-20T08:00:00+03:00'),
      until: null,
    }
    await askApi(page, 'PUT', '/api/admin/site-settings', { ...before, announcement: planned })
    await page.goto(paths.admin.manageDashboard)
    const word = (key: string, values?: Record<string, string>) => say('dashboard.admin', key, values)
    const main = page.getByRole('main')
    const save = main.getByRole('button', { name: word('settings.save'), exact: true })
    await main.getByLabel(word('announcement.fromClock')).fill('09:00')
    await save.click()
    const begins = formatDateTime(planned.from + 3_600_000, language, defaultCalendar(language))
    await page.getByText(word('settings.doneLater', { time: begins })).waitFor()
    await main.getByLabel(word('announcement.show')).uncheck()
    await save.click()
    await page.getByText(word('settings.doneUnseen')).waitFor()
    const { version } = await read()
    await askApi(page, 'PUT', '/api/admin/site-settings', { ...before, version })
  })

  test('looks for a day of the audit log in their own calendar', async () => {
    const page = await openAdmin()
    await page.goto(paths.admin.auditLog)
    const main = page.getByRole('main')
    await fillDay(main, say('identity.admin', 'audit.from'), '2037-11-20')
    await main.getByText(say('identity.admin', 'audit.noMatch')).waitFor()
    expect(new URL(page.url()).searchParams.get('from')).toBe('2037-11-20')
    await page.reload()
    await main.getByText(say('identity.admin', 'audit.noMatch')).waitFor()
    await checkAccessibility(page)
  })

  test('reads when a text was saved by the same clock as everything else, which is named', async () => {
    const page = await openAdmin()
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', {
      kind: 'blog',
      language,
      title: 'Clock',
    })
    await page.goto(paths.admin.item('blogs', item.id))
    const [before, after] = say('desk', 'text.savedAtAddisAbaba', { time: '§' }).split('§')
    await page
      .getByText(new RegExp(`${before}.*\\d\\d:\\d\\d.*${after}`))
      .first()
      .waitFor()
  })
})
