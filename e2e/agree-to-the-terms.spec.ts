import { afterAll, describe, expect, test } from 'vitest'
import type { SessionAnswer } from '#features/identity/contract.ts'
import type { ManagedLegal, OwnAcceptances } from '#features/legal/contract.ts'
import { defaultCalendar, formatDate } from '#platform/calendar.ts'
import { languages } from '#platform/languages.ts'
import { versionPath } from '#platform/legal/legal-texts.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, newAccount, register, signIn } from './support/accounts.ts'
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
})
