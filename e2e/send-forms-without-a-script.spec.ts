import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { entranceTo, paths } from '#platform/paths.ts'
import { newAccount, register } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const refused = { allow: [/status of 4(01|22)/] }

describe.each(languages)('in %s, without a script', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const open = () => openPage(site, { language, javaScript: false, ...refused })
  const label = (page: Page, key: string, room = 'identity') =>
    page.getByLabel(say(room, key), { exact: true })
  const press = (page: Page, room: string, key: string) =>
    page.getByRole('button', { name: say(room, key), exact: true }).click()

  inBoth('a visitor registers, and a member signs in to the place that was wanted', async () => {
    const page = await open()
    const account = newAccount(language)
    await page.goto(entranceTo(paths.blogs))
    await page
      .getByRole('main')
      .getByRole('link', { name: say('identity', 'register.title'), exact: true })
      .click()
    await label(page, 'field.nameLabel').fill(account.displayName)
    await label(page, 'field.emailLabel').fill(account.email)
    await label(page, 'field.passwordLabel').fill('short')
    await press(page, 'identity', 'register.button')
    await page.getByText(say('identity', 'field.tooShort')).waitFor()
    await expect.poll(() => label(page, 'field.nameLabel').inputValue()).toBe(account.displayName)
    await expect.poll(() => label(page, 'field.passwordLabel').inputValue()).toBe('')
    await label(page, 'field.passwordLabel').fill(account.password)
    await press(page, 'identity', 'register.button')
    await page.waitForURL(`**${paths.blogs}`)

    await page.goto(paths.login)
    await label(page, 'field.emailLabel').fill(account.email)
    await label(page, 'field.passwordLabel').fill('not the password at all')
    await press(page, 'identity', 'signIn.button')
    await page.getByText(say('identity', 'refusal.credentials')).waitFor()
    await expect.poll(() => label(page, 'field.emailLabel').inputValue()).toBe(account.email)
    await label(page, 'field.passwordLabel').fill(account.password)
    await press(page, 'identity', 'signIn.button')
    await page.waitForURL(`**${paths.dashboard}`)
    await page.getByRole('heading', { level: 1, name: say('app.until', 'needsScript.title') }).waitFor()
    await press(page, 'app', 'account.signOut')
    await page.getByText(say('identity.session', 'ending.signed-out')).waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.login)
  })

  test('a member signs out at the sign-in page', async () => {
    const page = await open()
    const account = await register(site, { language })
    await page.goto(entranceTo(paths.blogs))
    await label(page, 'field.emailLabel').fill(account.email)
    await label(page, 'field.passwordLabel').fill(account.password)
    await press(page, 'identity', 'signIn.button')
    await page.waitForURL(`**${paths.blogs}`)
    const hasSession = async () =>
      (await page.context().cookies()).some(({ name }) => name.includes('session'))
    expect(await hasSession()).toBe(true)
    await page.goto(paths.login)
    await press(page, 'identity', 'signOut.button')
    await page.getByText(say('identity.session', 'ending.signed-out')).waitFor()
    expect(await hasSession()).toBe(false)
  })

  test('a forgotten password is set anew', async () => {
    const account = await register(site, { language })
    const page = await open()
    await page.goto(paths.forgotPassword)
    await label(page, 'field.emailLabel').fill(account.email)
    await press(page, 'identity.entrances', 'forgot.button')
    await page.getByText(say('identity.entrances', 'forgot.mailed')).waitFor()
    const { link } = await eventually(
      () => site.mails(account.email).find(({ link }) => link.includes(paths.resetPassword)),
      'the reset mail',
    )
    await page.goto(link)
    await label(page, 'reset.newPassword', 'identity.entrances').fill('another seven quiet baskets')
    await press(page, 'identity.entrances', 'reset.button')
    await page.getByText(say('identity.entrances', 'reset.done')).waitFor()
  })

  const confirmationOf = (email: string) =>
    eventually(
      () => site.mails(email).findLast(({ link }) => link.includes(paths.verifyEmail)),
      'the mail that asks for a confirmation',
    )

  test('an address is confirmed where it was registered, and elsewhere with a password of its owner', async () => {
    const here = await open()
    const account = newAccount(language)
    await here.goto(paths.register)
    await label(here, 'field.nameLabel').fill(account.displayName)
    await label(here, 'field.emailLabel').fill(account.email)
    await label(here, 'field.passwordLabel').fill(account.password)
    await press(here, 'identity', 'register.button')
    await here.waitForURL(`**${paths.dashboard}`)
    await here.goto((await confirmationOf(account.email)).link)
    await press(here, 'identity.entrances', 'verify.button')
    await here.getByText(say('identity.entrances', 'verify.done')).waitFor()

    const other = await register(site, { language })
    const elsewhere = await open()
    await elsewhere.goto((await confirmationOf(other.email)).link)
    await press(elsewhere, 'identity.entrances', 'verify.button')
    await elsewhere.getByText(say('identity.entrances', 'verify.choose')).waitFor()
    await expect.poll(() => label(elsewhere, 'field.emailLabel').inputValue()).toBe(other.email)
    await label(elsewhere, 'reset.newPassword', 'identity.entrances').fill('short')
    await press(elsewhere, 'identity.entrances', 'verify.chooseButton')
    await elsewhere.getByText(say('identity', 'field.tooShort')).waitFor()
    await label(elsewhere, 'reset.newPassword', 'identity.entrances').fill('another seven quiet baskets')
    await press(elsewhere, 'identity.entrances', 'verify.chooseButton')
    await elsewhere.getByText(say('identity.entrances', 'verify.done')).waitFor()
  })

  test('another mail to confirm an address is asked for, also after a link that is void', async () => {
    const account = await register(site, { language })
    const page = await open()
    await page.goto(`${paths.verifyEmail}?token=no-such-token`)
    await press(page, 'identity.entrances', 'verify.button')
    await page.getByText(say('identity', 'refusal.token')).waitFor()
    await label(page, 'field.emailLabel').fill('no address')
    await press(page, 'identity', 'verify.sendAgain')
    await page.getByText(say('identity', 'field.email')).waitFor()
    const before = site.mails(account.email).length
    await label(page, 'field.emailLabel').fill(account.email)
    await press(page, 'identity', 'verify.sendAgain')
    await page.getByText(say('identity.entrances', 'verify.mailed')).waitFor()
    await eventually(() => site.mails(account.email).length > before, 'another mail')
  })

  test('a message reaches the hub', async () => {
    const page = await open()
    await page.goto(paths.contact)
    await page.getByLabel(say('contact', 'form.name'), { exact: true }).fill('Almaz')
    await page.getByLabel(say('contact', 'form.message'), { exact: true }).fill('Which course comes first?')
    await press(page, 'contact', 'form.send')
    await page.getByText(say('contact', 'error.email')).waitFor()
    await expect
      .poll(() => page.getByLabel(say('contact', 'form.name'), { exact: true }).inputValue())
      .toBe('Almaz')
    await page.getByLabel(say('contact', 'form.email'), { exact: true }).fill('almaz@example.com')
    await page.getByLabel(say('contact', 'form.consent')).check()
    await press(page, 'contact', 'form.send')
    await page.getByText(say('contact', 'sent.title')).waitFor()
  })
})

describe.each(languages)('in %s, a form that is sent before the page runs', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const email = `hasty-${language}@example.com`

  test('is answered on the sign-in page', async () => {
    const page = await openPage(site, { language, ...refused })
    const letGo = await holdScripts(page)
    await page.goto(paths.login, { waitUntil: 'commit' })
    const field = page.getByLabel(say('identity', 'field.emailLabel'), { exact: true })
    await field.fill(email)
    await page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true }).fill('not the password')
    await page.getByRole('button', { name: say('identity', 'signIn.button'), exact: true }).click()
    await page.getByText(say('identity', 'refusal.credentials')).waitFor()
    await expect.poll(() => field.inputValue()).toBe(email)
    const password = page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true })
    await page.getByRole('button', { name: say('identity', 'password.show'), exact: true }).click()
    expect(await password.getAttribute('type')).toBe('password')
    letGo()
    // What was pressed meanwhile is done then.
    await page.getByRole('button', { name: say('identity', 'password.hide'), exact: true }).waitFor()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByText(say('identity', 'refusal.credentials')).waitFor()
  })

  test('brings the message to the hub', async () => {
    const page = await openPage(site, { language })
    const letGo = await holdScripts(page)
    await page.goto(paths.contact, { waitUntil: 'commit' })
    const fields = { 'form.name': 'Hasty', 'form.email': email, 'form.message': 'Is this the first course?' }
    for (const [key, value] of Object.entries(fields))
      await page.getByLabel(say('contact', key), { exact: true }).fill(value)
    await page.getByLabel(say('contact', 'form.consent')).check()
    await page.getByRole('button', { name: say('contact', 'form.send'), exact: true }).click()
    await page.getByText(say('contact', 'sent.title')).waitFor()
    letGo()
  })
})

/** No script arrives before the function is called that this gives. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('what was typed before the page ran stays, and is sent', async () => {
  const account = await register(site)
  const page = await openPage(site)
  const say = textsIn('en')
  const letGo = await holdScripts(page)
  await page.goto(paths.login, { waitUntil: 'commit' })
  const email = page.getByLabel(say('identity', 'field.emailLabel'), { exact: true })
  await email.fill(account.email)
  letGo()
  await page.getByRole('button', { name: say('identity', 'password.show'), exact: true }).waitFor()
  await expect.poll(() => email.inputValue()).toBe(account.email)
  await page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true }).fill(account.password)
  await page.getByRole('button', { name: say('identity', 'signIn.button'), exact: true }).click()
  await page.waitForURL(`**${paths.dashboard}`)
})
