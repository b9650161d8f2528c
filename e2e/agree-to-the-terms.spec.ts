import { afterAll, describe, expect, test } from 'vitest'
import type { SessionAnswer } from '#features/identity/contract.ts'
import type { ManagedLegal, OwnAcceptances } from '#features/legal/contract.ts'
import { defaultCalendar, formatDate } from '#platform/dates/calendar.ts'
import { dayOfInstant, ethiopianOf } from '#platform/dates/ethiopian-dates.ts'
import { languages } from '#platform/languages.ts'
import { versionPath } from '#platform/legal/legal-texts.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, newAccount, register, signIn } from './support/accounts.ts'
import { fillDate } from './support/date-field.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 740 }
const document = 'terms-of-service'

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('dashboard.admin', key, values)
  const label = say('legal', 'ask.label')

  test('who registers accepts the version that the form leads to', async () => {
    const page = await openPage(site, { language })
    const account = newAccount(language)
    await page.goto(paths.register)
    const main = page.getByRole('main')
    await main.getByText(say('identity', 'register.terms')).waitFor()
    const link = main.getByRole('link', { name: say('identity', 'register.termsLink') })
    expect(await link.getAttribute('href')).toMatch(/^\/terms-of-service\?version=\d+/)
    for (const [key, value] of [
      ['field.nameLabel', account.displayName],
      ['field.emailLabel', account.email],
      ['field.passwordLabel', account.password],
    ] as const)
      await page.getByLabel(say('identity', key), { exact: true }).fill(value)
    await page.getByRole('button', { name: say('identity', 'register.button'), exact: true }).click()
    await page.waitForURL(`**${paths.dashboard}`)
    const { accepted, asked } = await askApi<OwnAcceptances>(page, 'GET', '/api/legal/acceptances')
    expect(asked).toEqual([])
    expect(accepted.map((one) => [one.document, one.language]).sort()).toEqual([
      ['privacy-policy', language],
      [document, language],
    ])
  })

  test('an administrator declares a version, a member is asked for it wherever they are, accepts, and is asked no more', async () => {
    const account = await register(site, { language })
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const { documents } = await askApi<ManagedLegal>(admin, 'GET', '/api/admin/legal')
    const former = documents.find((one) => one.document === document)?.versions[0]?.version ?? 0
    const version = former + 1
    const summary = { en: `Rule number ${version} was added.`, am: `ደንብ ቁጥር ${version} ተጨምሯል።` }

    await admin.goto(paths.admin.manageDashboard)
    const name = word(`legal.${document}`)
    await admin.getByRole('button', { name: word('legal.declareNamed', { name }) }).click()
    const dialog = admin.getByRole('dialog', { name: word('legal.declareTitle', { name, version }) })
    for (const one of languages)
      await dialog
        .getByLabel(word('inLanguage', { label: word('legal.summary'), language: word(`language.${one}`) }))
        .fill(summary[one])
    await dialog.getByLabel(word('legal.mustAccept'), { exact: true }).check()
    await checkAccessibility(admin)
    await dialog.getByRole('button', { name: word('legal.declareButton', { version }) }).click()
    await admin.getByText(word('legal.done', { name, version })).first().waitFor()
    const adminBar = admin.getByRole('complementary', { name: label })
    await adminBar.getByRole('button', { name: say('legal', 'ask.accept') }).click()
    await adminBar.waitFor({ state: 'detached' })

    const member = await openPage(site, { language, viewport: phone })
    await signIn(member, account)
    await member.goto(paths.notes)
    const bar = member.getByRole('complementary', { name: label })
    await bar.getByText(summary[language]).waitFor()
    await checkAccessibility(member)
    await member.goto(paths.blogs)
    await bar.getByText(summary[language]).waitFor()
    await bar.getByRole('link', { name: say('legal', `ask.read.${document}`) }).click()
    await member.waitForURL(`**${versionPath({ document, version })}**`)
    await member.getByRole('link', { name: say('pages', 'version.today') }).waitFor()
    await checkAccessibility(member)
    await member.goBack()
    await member.waitForURL(`**${paths.blogs}`)
    await bar.getByRole('button', { name: say('legal', 'ask.accept') }).click()
    await bar.waitFor({ state: 'detached' })
    expect(new URL(member.url()).pathname).toBe(paths.blogs)

    const elsewhere = await openPage(site, { language })
    await signIn(elsewhere, account)
    expect((await askApi<SessionAnswer>(elsewhere, 'GET', '/api/session')).asksLegal).toBe(false)
    const { accepted } = await askApi<OwnAcceptances>(elsewhere, 'GET', '/api/legal/acceptances')
    const date = formatDate(accepted[0]?.acceptedAt ?? 0, language, defaultCalendar(language))
    await elsewhere.goto(paths.profile)
    const own = elsewhere.getByRole('region', { name: say('legal.member', 'accepted.title') })
    await own
      .getByText(say('legal.member', `accepted.${document}`, { version, date }))
      .first()
      .waitFor()
    expect(await elsewhere.getByRole('complementary', { name: label }).count()).toBe(0)

    const guest = await openPage(site, { language, javaScript: false })
    await guest.goto(versionPath({ document, version: former }))
    const list = guest.getByRole('region', { name: say('pages', 'versions') })
    await list.getByText(summary[language]).waitFor()
    await list.getByRole('link', { name: say('pages', 'version.number', { version }) }).click()
    await guest.waitForURL(`**${versionPath({ document, version })}**`)
  })

  test('what is wrong with a version is said at its field, and one that a colleague declared meanwhile is shown', async () => {
    const text = 'privacy-policy'
    const admin = await openPage(site, { language, allow: [/status of 4(09|22)/] })
    await signIn(admin, await findAdmin(site))
    const { documents } = await askApi<ManagedLegal>(admin, 'GET', '/api/admin/legal')
    const former = documents.find((one) => one.document === text)?.versions[0]?.version ?? 0
    const version = former + 1
    await admin.goto(paths.admin.manageDashboard)
    const name = word(`legal.${text}`)
    await admin.getByRole('button', { name: word('legal.declareNamed', { name }) }).click()
    const dialog = admin.getByRole('dialog')
    const send = dialog.getByRole('button', { name: word('legal.declareButton', { version }) })
    const today = dayOfInstant(Date.now())
    const fillDay = async (asked: string) => {
      const label = word('legal.effectiveOn')
      if (language === 'en') return dialog.getByLabel(label).fill(asked)
      const { day, month, year } = ethiopianOf(asked)
      return fillDate(dialog, { label, language }, { en: asked, am: [day, month, year] })
    }
    const summaryIn = (one: string) =>
      dialog.getByRole('textbox', {
        name: word('inLanguage', { label: word('legal.summary'), language: word(`language.${one}`) }),
      })

    await send.click()
    await dialog.getByText(word('legal.wrong.summary')).first().waitFor()
    expect(await summaryIn('en').getAttribute('required')).not.toBeNull()
    await expect
      .poll(() => summaryIn('en').evaluate((one) => one === globalThis.document.activeElement))
      .toBe(true)
    await checkAccessibility(admin)
    for (const one of languages) await summaryIn(one).fill(`Mine ${one}`)
    await fillDay('2020-01-01')
    await send.click()
    await dialog.getByText(word('legal.wrong.past')).waitFor()
    await expect
      .poll(() => admin.evaluate(() => globalThis.document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true')
    await fillDay(today)

    await askApi(admin, 'POST', `/api/admin/legal/${text}/versions`, {
      version,
      effectiveOn: today,
      summary: { en: 'Theirs.', am: 'የእነሱ።' },
      mustAccept: false,
    })
    await send.click()
    const met = dialog.getByRole('alert').filter({ hasText: word('legal.met', { version }) })
    await met.getByText(language === 'am' ? 'የእነሱ።' : 'Theirs.').waitFor()
    await checkAccessibility(admin)
    expect(await summaryIn('en').inputValue()).toBe('Mine en')
    await dialog.getByRole('button', { name: word('legal.declareButton', { version: version + 1 }) }).click()
    await dialog.waitFor({ state: 'detached' })
    const region = admin.getByRole('region', { name, exact: true })
    for (const one of [version, version + 1])
      await region.getByRole('link', { name: word('legal.version', { version: one }), exact: true }).waitFor()
  })
})
