import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { testsInTurn } from './support/in-turn.ts'
import { loseAnswers } from './support/lose-answers.ts'
import { openPage } from './support/open-page.ts'
import { addAuthenticator, codeOf } from './support/second-step.ts'
import { signInByForm } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const lines = {
  allow: [/ERR_FAILED/, /status of 4(00|01|03|22)/, /failed to update profile/, /logout failed/],
}
const newPassword = 'another seven quiet baskets'

describe.each(languages)('in %s, over a line that loses answers', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const member = (key: string, values?: Record<string, string>) => say('identity.member', key, values)
  const entrance = (key: string) => say('identity', key)
  const mailed = (key: string, values?: Record<string, string>) => say('identity.entrances', key, values)
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const whoIs = async (page: Page) => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user

  async function openProfile() {
    const account = await register(site, { language })
    const page = await openPage(site, { language, ...lines })
    await signIn(page, account)
    await page.goto(paths.profile)
    await button(page, member('twoStep.begin')).waitFor()
    return { page, account }
  }

  test('the profile is saved, and a token that nobody has seen is named', async () => {
    const { page } = await openProfile()
    await loseAnswers(page, /\/api\/users\/[^/]+$/, { method: 'PATCH' })
    await page.getByRole('textbox', { name: member('about.bio'), exact: true }).fill('ቡና እነግዳለሁ።')
    await button(page, member('save.button')).click()
    await page.getByText(entrance('refusal.unknown')).waitFor()
    await page.getByText(entrance('refusal.unknown')).waitFor({ state: 'detached' })
    expect(await page.getByText(member('save.failed')).count()).toBe(0)
    expect((await whoIs(page))?.bio).toBe('ቡና እነግዳለሁ።')

    const name = 'የእኔ ledger'
    await loseAnswers(page, /\/tokens$/, { method: 'POST' })
    await page.getByRole('textbox', { name: member('tokens.name'), exact: true }).fill(name)
    await button(page, member('tokens.make')).click()
    await page.getByText(member('tokens.unseen', { name })).waitFor()
    await checkAccessibility(page)
    await button(page, member('tokens.withdrawNamed', { name })).click()
    await page.getByText(member('tokens.unseen', { name })).waitFor({ state: 'detached' })
  })

  test('a changed password is not called unchanged, and opens the account', async () => {
    const { page, account } = await openProfile()
    await loseAnswers(page, /\/change-password$/)
    const section = page.getByRole('region', { name: member('password.title'), exact: true })
    await section.getByLabel(member('password.current'), { exact: true }).fill(account.password)
    await section.getByLabel(member('password.new'), { exact: true }).fill(newPassword)
    await button(page, member('password.button')).click()
    await page.waitForURL(`**${paths.login}*`)
    await page.getByText(entrance('ending.password')).waitFor()
    await checkAccessibility(page)
    await signInByForm(page, say, { account: { ...account, password: newPassword } })
    await page.waitForURL(`**${paths.profile}`)
  })

  test('whoever never saw the recovery codes is led to make new ones', async () => {
    const { page } = await openProfile()
    await button(page, member('twoStep.begin')).click()
    const shown = page.locator('p', { hasText: member('twoStep.secret') }).locator('code')
    const secret = ((await shown.textContent()) ?? '').replaceAll(' ', '')
    const field = page.getByLabel(member('twoStep.code'), { exact: true })
    await field.fill(codeOf(secret))
    await loseAnswers(page, /\/second-factor\/confirm$/)
    await button(page, member('twoStep.turnOn')).click()
    await page.getByText(member('recovery.lost')).waitFor()
    await checkAccessibility(page)
    await field.fill(codeOf(secret, 1))
    await button(page, member('twoStep.newCodes')).click()
    await page.getByRole('heading', { name: member('recovery.title') }).waitFor()
    await button(page, member('recovery.kept')).click()
    await button(page, member('twoStep.turnOff')).waitFor()
    expect(await page.getByText(member('recovery.lost')).count()).toBe(0)
  })

  test('a passkey is there, has its new name and is gone, though the page did not hear of it', async () => {
    const { page } = await openProfile()
    await addAuthenticator(page)
    const [first, second] = ['የእኔ ስልክ', 'Old phone']
    await page.getByLabel(member('passkeys.name'), { exact: true }).fill(first)
    await loseAnswers(page, /\/passkeys$/, { method: 'POST' })
    await button(page, member('passkeys.add')).click()
    await page.getByText(member('passkeys.added')).waitFor()
    await loseAnswers(page, /\/passkeys\/[^/]+$/, { method: 'PATCH' })
    await button(page, member('passkeys.renameNamed', { name: first })).click()
    const section = page.getByRole('region', { name: member('passkeys.title'), exact: true })
    await section.getByRole('listitem').getByRole('textbox').fill(second)
    await section.getByRole('listitem').getByRole('button').click()
    await page.getByText(member('passkeys.renamed', { name: second })).waitFor()
    await loseAnswers(page, /\/passkeys\/[^/]+$/, { method: 'DELETE' })
    await button(page, member('passkeys.removeNamed', { name: second })).click()
    await page.getByText(member('passkeys.removed', { name: second })).waitFor()
    await page.getByText(member('passkeys.none')).waitFor()
    expect(await page.getByText(entrance('refusal.network')).count()).toBe(0)
  })

  test('an account that is gone is said to be gone', async () => {
    const { page, account } = await openProfile()
    await button(page, member('delete.open')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(account.email)
    await dialog.locator('input[type=password]').fill(account.password)
    await loseAnswers(page, /\/api\/users\/[^/]+$/, { method: 'DELETE' })
    await button(page, member('delete.button')).click()
    await page.waitForURL(`**${paths.login}*`)
    await page.getByText(say('identity.session', 'ending.deleted')).waitFor()
  })

  test('signing out is done, though the page did not hear of it', async () => {
    const { page, account } = await openProfile()
    await page.goto(paths.home)
    await loseAnswers(page, /\/sign-out$/)
    await page.getByLabel(say('app', 'account.menu', { name: account.displayName })).click()
    await button(page, say('app', 'account.signOut')).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('app', 'account.signIn'), exact: true })
      .waitFor()
    expect(await page.getByText(say('identity.session', 'problem.signOut')).count()).toBe(0)
  })

  test('an address is confirmed, though the page did not hear of it', async () => {
    const { page, account } = await openProfile()
    const { link } = await eventually(
      () => site.mails(account.email).find(({ link }) => link.includes(paths.verifyEmail)),
      'the mail that confirms',
    )
    await page.goto(link)
    // Whether it was confirmed just now is told to who is known to have waited for it.
    await page.waitForLoadState('networkidle')
    await loseAnswers(page, /\/verify-email$/, { method: 'POST' })
    await button(page, mailed('verify.button')).click()
    await page.getByText(mailed('verify.done')).waitFor()
    expect((await whoIs(page))?.emailVerified).toBe(true)
  })

  test('nobody reads that an address is confirmed because another one is', async () => {
    const { page, account } = await openProfile()
    const { link } = await eventually(
      () => site.mails(account.email).find(({ link }) => link.includes(paths.verifyEmail)),
      'the mail that confirms',
    )
    const other = await openPage(site, { language, ...lines })
    await signIn(other, await findAdmin(site))
    await other.goto(link)
    await other.route(/\/verify-email$/, (route) => route.abort())
    await button(other, mailed('verify.button')).click()
    await other.getByText(mailed('verify.doubtful')).waitFor()
    expect(await other.getByText(mailed('verify.done')).count()).toBe(0)
    expect((await whoIs(page))?.emailVerified).toBe(false)
  })

  test('a void link says which address is confirmed, not that its own is', async () => {
    const { page, account } = await openProfile()
    const { link } = await eventually(
      () => site.mails(account.email).find(({ link }) => link.includes(paths.verifyEmail)),
      'the mail that confirms',
    )
    await page.goto(link)
    await button(page, mailed('verify.button')).click()
    await page.getByText(mailed('verify.done')).waitFor()
    await page.goto(`${paths.verifyEmail}?token=${'x'.repeat(43)}`)
    await button(page, mailed('verify.button')).click()
    await page.getByText(mailed('verify.isDone', { email: account.email })).waitFor()
    expect(await page.getByText(mailed('verify.done')).count()).toBe(0)
    await checkAccessibility(page)
  })

  test('a mailed link that was used by the try before leads to signing in', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language, ...lines })
    await askApi(page, 'POST', '/api/auth/request-password-reset', { email: account.email })
    const { link } = await eventually(
      () => site.mails(account.email).find(({ link }) => link.includes(paths.resetPassword)),
      'the reset mail',
    )
    await page.goto(link)
    await page.getByLabel(mailed('reset.newPassword'), { exact: true }).fill(newPassword)
    await loseAnswers(page, /\/reset-password$/, { method: 'POST' })
    await button(page, mailed('reset.button')).click()
    await page.getByText(mailed('reset.doubtful')).waitFor()
    await checkAccessibility(page)
    await button(page, mailed('reset.button')).click()
    await page.getByRole('link', { name: mailed('reset.another') }).waitFor()
    await page.getByText(mailed('reset.doubtful')).waitFor()
    expect(await page.getByText(entrance('refusal.token')).count()).toBe(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: entrance('signIn.title'), exact: true })
      .click()
    await signInByForm(page, say, { account: { ...account, password: newPassword } })
    await page.waitForURL(`**${paths.dashboard}`)
  })
})
