import { afterAll, describe, expect, test } from 'vitest'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { entranceTo, paths } from '#platform/paths.ts'
import { askApi, newAccount, register, signIn, type Account } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage, openTab } from './support/open-page.ts'
import { signInByForm, signOutByMenu } from './support/sign-in-form.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const thirtyDays = 30 * 24 * 3600

describe.each(languages)('in %s, a visitor', (language) => {
  const say = textsIn(language)
  const field = (key: string) => ({ label: say('identity', key), exact: { exact: true } })

  async function registerByForm(page: Awaited<ReturnType<typeof openPage>>, account: Account): Promise<void> {
    for (const [key, value] of [
      ['field.nameLabel', account.displayName],
      ['field.emailLabel', account.email],
      ['field.passwordLabel', account.password],
    ] as const) {
      const { label, exact } = field(key)
      await page.getByLabel(label, exact).fill(value)
    }
    await page.getByRole('button', { name: say('identity', 'register.button'), exact: true }).click()
  }

  test('finds name and address again after a reload, and no password', async () => {
    const page = await openPage(site, { language })
    const account = newAccount(language)
    await page.goto(paths.register)
    const input = (key: string) => page.getByLabel(field(key).label, field(key).exact)
    await input('field.nameLabel').fill(account.displayName)
    await input('field.emailLabel').fill(account.email)
    await input('field.passwordLabel').fill(account.password)
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect.poll(() => input('field.nameLabel').inputValue()).toBe(account.displayName)
    await expect.poll(() => input('field.emailLabel').inputValue()).toBe(account.email)
    expect(await input('field.passwordLabel').inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(account.password)
    await registerByForm(page, account)
    await page.waitForURL(`**${paths.dashboard}`)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(account.displayName)
  })

  test('finds name and address again who typed another address than theirs and goes back to the form', async () => {
    const page = await openPage(site, { language })
    const account = newAccount(language)
    await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ json: { next: 'verify' } }))
    await page.goto(paths.register)
    await registerByForm(page, account)
    await page.getByText(say('identity.entrances', 'register.mailed')).waitFor()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(account.displayName)
    await page.getByRole('button', { name: say('identity', 'mail.otherAddress'), exact: true }).click()
    const input = (key: string) => page.getByLabel(field(key).label, field(key).exact)
    await expect.poll(() => input('field.nameLabel').inputValue()).toBe(account.displayName)
    expect(await input('field.emailLabel').inputValue()).toBe(account.email)
  })

  test('who has to open a mail first is led on to the page that was wanted', async () => {
    const page = await openPage(site, { language })
    const account = newAccount(language)
    // As where nobody is let in before their address is confirmed.
    await page.route('**/api/auth/sign-up/email', async (route) => {
      await route.fetch()
      await route.fulfill({ json: { next: 'verify' } })
    })
    await page.goto(entranceTo(paths.tools, paths.register))
    await registerByForm(page, account)
    await page.getByText(say('identity.entrances', 'register.mailed')).waitFor()
    const mail = await eventually(() => site.mails(account.email).at(-1), 'the verification mail')
    const later = await openTab(page)
    await later.goto(mail.link)
    await later.getByRole('button', { name: say('identity.entrances', 'verify.button'), exact: true }).click()
    await later.getByText(say('identity.entrances', 'verify.done')).waitFor()
    await later.getByRole('link', { name: say('identity.entrances', 'verify.goOn'), exact: true }).click()
    await later.waitForURL((url) => url.pathname === paths.tools)
    expect(await later.evaluate(() => localStorage.getItem('pageAfterMail'))).toBe(null)
  })

  test('pastes a password, from a manager as well, and sees it on wish alone', async () => {
    const page = await openPage(site, { language })
    const input = (key: string) => page.getByLabel(field(key).label, field(key).exact)
    const attributes = (key: string) =>
      input(key).evaluate((element) => ['type', 'autocomplete'].map((name) => element.getAttribute(name)))
    await page.goto(paths.login)
    expect(await attributes('field.emailLabel')).toEqual(['email', 'username'])
    expect(await attributes('field.passwordLabel')).toEqual(['password', 'current-password'])
    await page.goto(paths.register)
    expect(await attributes('field.emailLabel')).toEqual(['email', 'username'])
    expect(await attributes('field.passwordLabel')).toEqual(['password', 'new-password'])

    const { password } = newAccount(language)
    await input('field.nameLabel').fill(password)
    await input('field.nameLabel').press('ControlOrMeta+a')
    await input('field.nameLabel').press('ControlOrMeta+c')
    await input('field.passwordLabel').press('ControlOrMeta+v')
    expect(await input('field.passwordLabel').inputValue()).toBe(password)

    const button = (key: string) => page.getByRole('button', { name: say('identity', key), exact: true })
    await button('password.show').click()
    await expect.poll(() => attributes('field.passwordLabel')).toEqual(['text', 'new-password'])
    expect(await button('password.hide').getAttribute('aria-pressed')).toBe(null)
    await button('password.hide').click()
    await expect.poll(() => attributes('field.passwordLabel')).toEqual(['password', 'new-password'])
    expect(await input('field.passwordLabel').inputValue()).toBe(password)
  })

  test('whose registration got through, but not the answer, is in with the second try', async () => {
    const page = await openPage(site, { language, allow: [/ERR_CONNECTION_RESET/] })
    const account = newAccount(language)
    await page.goto(paths.register)
    await page.route('**/api/auth/sign-up/email', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await registerByForm(page, account)
    await page.getByRole('alert').first().waitFor()
    await page.context().clearCookies()
    await page.unroute('**/api/auth/sign-up/email')
    await page.getByRole('button', { name: say('identity', 'register.button'), exact: true }).click()
    await page.waitForURL(`**${paths.dashboard}`)
    const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
    expect(user?.email).toBe(account.email)
  })

  test('registers and is in at once, confirms the address by mail, signs in for long, and signs out', async () => {
    const page = await openPage(site, { language })
    const account = newAccount(language)
    await page.goto(paths.home)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('app', 'account.register'), exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: say('identity', 'register.title') }).waitFor()
    await registerByForm(page, account)

    await page.waitForURL(`**${paths.dashboard}`)
    const unconfirmed = page.getByText(say('identity.member', 'unconfirmed.title'))
    await unconfirmed.waitFor()

    const mail = await eventually(() => site.mails(account.email).at(-1), 'the verification mail')
    expect(/\p{Script=Ethiopic}/u.test(mail.subject)).toBe(language === 'am')
    await page.goto(mail.link)
    await expect.poll(() => page.url()).not.toContain('token')
    await page.getByRole('button', { name: say('identity.entrances', 'verify.button'), exact: true }).click()
    // The button that was pressed is gone.
    const done = page.getByText(say('identity.entrances', 'verify.done'))
    await expect.poll(() => done.evaluate((words) => document.activeElement?.contains(words))).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
    await page.getByRole('link', { name: say('identity', 'already.dashboard') }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => unconfirmed.count()).toBe(0)
    await signOutByMenu(page, say, account)
    await page.goto(paths.login)
    await signInByForm(page, say, { account, keep: true })
    await page.waitForURL(`**${paths.dashboard}`)

    const session = await askApi<SessionAnswer>(page, 'GET', '/api/session')
    expect(session.user).toMatchObject({
      email: account.email,
      emailVerified: true,
      role: 'user',
      isAdmin: false,
      bio: '',
      phone: '',
      language,
    })
    const cookie = (await page.context().cookies()).find(({ name }) => name.includes('session'))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - thirtyDays)).toBeLessThan(600)

    await signOutByMenu(page, say, account)
    expect((await askApi<SessionAnswer>(page, 'GET', '/api/session')).user).toBeNull()
  })

  test('who opens the mail in another browser chooses the password there and is in', async () => {
    const account = await register(site, { language })
    const mail = await eventually(() => site.mails(account.email).at(-1), 'the verification mail')
    const page = await openPage(site, { language })
    await page.goto(mail.link)
    await page.getByRole('button', { name: say('identity.entrances', 'verify.button'), exact: true }).click()
    await page.getByText(say('identity.entrances', 'verify.choose')).waitFor()
    await page
      .getByLabel(say('identity.entrances', 'reset.newPassword'), { exact: true })
      .fill('a caravan crosses the salt plain')
    await page.getByRole('button', { name: say('identity.entrances', 'verify.chooseButton') }).click()
    // The button that was pressed is gone.
    const done = page.getByText(say('identity.entrances', 'verify.done'))
    await expect.poll(() => done.evaluate((words) => document.activeElement?.contains(words))).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
    const session = await askApi<SessionAnswer>(page, 'GET', '/api/session')
    expect(session.user).toMatchObject({ email: account.email, emailVerified: true })
  })

  test('puts the reminder to confirm away for this visit', async () => {
    const page = await openPage(site, { language })
    const account = await register(site, { language })
    await signIn(page, account)
    await page.goto(paths.dashboard)
    await page.getByText(say('identity.member', 'unconfirmed.title')).waitFor()
    await page.getByRole('button', { name: say('identity.member', 'unconfirmed.close') }).click()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByText(say('identity.member', 'unconfirmed.title')).count()).toBe(0)
  })

  test('who does not ask to stay signed in has a cookie that ends with the browser', async () => {
    const page = await openPage(site, { language })
    const account = await register(site, { language })
    await page.goto(paths.login)
    await signInByForm(page, say, { account })
    await page.waitForURL(`**${paths.dashboard}`)
    const cookie = (await page.context().cookies()).find(({ name }) => name.includes('session'))
    expect(cookie?.expires).toBe(-1)
  })

  test('is told beside each field what does not fit, and keeps what was typed', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await page.goto(paths.register)
    const account = { ...newAccount(language), password: 'password1234' }
    await registerByForm(page, { ...account, email: 'nobody' })
    await page.getByText(say('identity', 'field.email')).waitFor()
    await registerByForm(page, account)
    await page.getByText(say('identity', 'field.passwordCommon')).waitFor()
    await expect
      .poll(() => page.getByLabel(say('identity', 'field.emailLabel'), { exact: true }).inputValue())
      .toBe(account.email)
  })

  test('with a wrong password is told so, and the same for an address without an account', async () => {
    const page = await openPage(site, { language, allow: [/status of 401/] })
    const account = await register(site, { language })
    await page.goto(paths.login)
    for (const email of [account.email, newAccount().email]) {
      await signInByForm(page, say, { account: { ...account, email, password: 'not this one at all' } })
      await page.getByText(say('identity', 'refusal.credentials')).waitFor()
      await page.reload()
    }
  })
})

test('the first administrator registers with the printed address, which works once', async () => {
  const say = textsIn('en')
  const address = await site.setUpAddress()
  const page = await openPage(site, { allow: [/status of 403/] })
  for (const attempt of ['first', 'second']) {
    const account = newAccount()
    await page.goto(address)
    await page
      .getByRole('heading', { level: 1, name: say('identity.entrances', 'register.setupTitle') })
      .waitFor()
    await page.getByLabel(say('identity', 'field.nameLabel'), { exact: true }).fill(account.displayName)
    await page.getByLabel(say('identity', 'field.emailLabel'), { exact: true }).fill(account.email)
    await page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true }).fill(account.password)
    await page.getByRole('button', { name: say('identity.entrances', 'register.setupButton') }).click()
    if (attempt === 'second') await page.getByText(say('identity', 'refusal.setup')).waitFor()
    else {
      await page.waitForURL(`**${paths.admin.dashboard}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
  }
})
