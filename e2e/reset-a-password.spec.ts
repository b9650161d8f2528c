import { describe, expect, test } from 'vitest'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, newAccount, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { signInByForm } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const isReset = (link: string) => link.includes(paths.resetPassword)

  test('the address that was typed to sign in stands in the form for a forgotten password', async () => {
    const page = await openPage(site, { language })
    await page.goto(paths.login)
    const email = page.getByLabel(say('identity', 'field.emailLabel'), { exact: true })
    await email.fill('hanna@example.com')
    await page.getByRole('link', { name: say('identity', 'signIn.forgot') }).click()
    await page.waitForURL(`**${paths.forgotPassword}`)
    await expect.poll(() => email.inputValue()).toBe('hanna@example.com')
  })

  test('a forgotten password is set anew by mail; earlier sessions end, and the link works once', async () => {
    const account = await register(site, { language })
    const elsewhere = await openPage(site, { language })
    await signIn(elsewhere, account)

    const page = await openPage(site, { language, allow: [/status of 4(00|03|22)/] })
    await page.goto(paths.login)
    await page.getByRole('link', { name: say('identity', 'signIn.forgot') }).click()
    await page.waitForURL(`**${paths.forgotPassword}`)
    await page.getByLabel(say('identity', 'field.emailLabel'), { exact: true }).fill(account.email)
    await page.getByRole('button', { name: say('identity.entrances', 'forgot.button') }).click()
    await page.getByText(say('identity.entrances', 'forgot.mailed')).waitFor()

    const { link } = await eventually(
      () => site.mails(account.email).find(({ link }) => isReset(link)),
      'the reset mail',
    )
    await page.goto(link)
    await expect.poll(() => page.url()).not.toContain('token')
    const beside = page.getByRole('complementary')
    await beside.getByRole('heading', { name: say('identity', 'entrance.careful') }).waitFor()
    expect(await beside.getByRole('listitem').count()).toBe(0)
    const changed = { ...account, password: 'another seven quiet baskets' }
    await page
      .getByLabel(say('identity.entrances', 'reset.newPassword'), { exact: true })
      .fill(changed.password)
    await page.getByRole('button', { name: say('identity.entrances', 'reset.button') }).click()
    await page.locator(':focus', { hasText: say('identity.entrances', 'reset.done') }).waitFor()
    expect((await askApi<SessionAnswer>(elsewhere, 'GET', '/api/session')).user).toBeNull()

    await page.goto(paths.login)
    await signInByForm(page, say, { account: changed })
    await page.waitForURL(`**${paths.dashboard}`)

    await page.goto(link)
    await page
      .getByLabel(say('identity.entrances', 'reset.newPassword'), { exact: true })
      .fill(account.password)
    await page.getByRole('button', { name: say('identity.entrances', 'reset.button') }).click()
    await page.locator(':focus', { hasText: say('identity', 'refusal.token') }).waitFor()
  })

  test('asking for an address without an account says the same and mails nobody', async () => {
    const page = await openPage(site, { language })
    const { email } = newAccount()
    await page.goto(paths.forgotPassword)
    await page.getByLabel(say('identity', 'field.emailLabel'), { exact: true }).fill(email)
    await page.getByRole('button', { name: say('identity.entrances', 'forgot.button') }).click()
    await page.getByText(say('identity.entrances', 'forgot.mailed')).waitFor()

    // Mails go out in the order in which they were asked for.
    const account = await register(site, { language })
    await page.goto(paths.forgotPassword)
    await page.getByLabel(say('identity', 'field.emailLabel'), { exact: true }).fill(account.email)
    await page.getByRole('button', { name: say('identity.entrances', 'forgot.button') }).click()
    await eventually(
      () => site.mails(account.email).some(({ link }) => isReset(link)),
      'the known one has it',
    )
    expect(site.mails(email)).toEqual([])
  })
})
