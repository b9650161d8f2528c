import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages, otherLanguage } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { holdAnswer } from './support/hold-answers.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { languageSwitch, shownLanguage } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { signInByForm, signOutByMenu } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('in %s, a member', (language) => {
  const test = testsInTurn(language)
  const say = (key: string, values?: Record<string, string | number>) =>
    textsIn(language)('identity.member', key, values)
  const field = (page: Page, key: string) => page.getByRole('textbox', { name: say(key), exact: true })

  inBoth('changes name, phone and a few words, and finds them again', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language })
    await signIn(page, account)
    await page.goto(paths.profile)
    await expect.poll(() => field(page, 'about.name').inputValue()).toBe(account.displayName)
    // In a list of tabs it says of which site it is, as other pages do.
    await expect.poll(() => page.title()).toBe(`${say('profile.title')} · Traders' Hub`)
    await field(page, 'about.name').fill('ሳራ Getachew')
    await field(page, 'about.phone').fill('+251 911 234567')
    await field(page, 'about.bio').fill('ቡና እነግዳለሁ። I trade coffee.')
    await page.getByRole('button', { name: say('save.button'), exact: true }).click()
    await page.getByText(say('save.saved')).first().waitFor()

    await expect
      .poll(async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user)
      .toMatchObject({
        displayName: 'ሳራ Getachew',
        phone: '+251 911 234567',
        bio: 'ቡና እነግዳለሁ። I trade coffee.',
      })
    await page.reload()
    await expect.poll(() => field(page, 'about.bio').inputValue()).toBe('ቡና እነግዳለሁ። I trade coffee.')
    await page
      .getByRole('banner')
      .getByLabel(textsIn(language)('app', 'account.menu', { name: 'ሳራ Getachew' }))
      .waitFor()

    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: say('data.button'), exact: true }).click()
    const file = await arriving
    expect(file.suggestedFilename()).toBe('my-data.json')
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      user: { displayName: 'ሳራ Getachew', bio: 'ቡና እነግዳለሁ። I trade coffee.' },
    })
    await page
      .getByRole('status')
      .filter({ hasText: say('data.done') })
      .waitFor()
  })

  test('hears what of the profile could not be read, and reads it at another try', async () => {
    const page = await openPage(site, { language, allow: [/503/] })
    await signIn(page, await register(site, { language }))
    const parts = /\/api\/users\/[^/]+\/(second-factor|sessions)$/
    await page.route(parts, (route) => route.fulfill({ status: 503, json: { code: 'server.busy' } }))
    await page.goto(paths.profile)
    const failures = page
      .getByRole('alert')
      .filter({ hasText: textsIn(language)('identity', 'refusal.busy') })
    // Second step, passkeys, places where one is signed in.
    await expect.poll(() => failures.count()).toBe(3)
    await page.unroute(parts)
    const again = failures.getByRole('button', { name: say('read.again'), exact: true })
    await again.first().click()
    await expect.poll(() => again.count()).toBe(1)
    await again.click()
    await page.getByText(say('passkeys.none')).waitFor()
    await page.getByRole('button', { name: say('twoStep.begin'), exact: true }).waitFor()
    await page.getByText(say('sessions.current')).waitFor()
  })

  test('hears that the confirming mail was sent again, and of its button only on reaching it', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    const word = (key: string) => textsIn(language)('identity', key)
    const readOut = (place: Locator) => place.locator('xpath=ancestor::*[@aria-live]').count()
    const button = page.getByRole('main').getByRole('button', { name: word('verify.sendAgain'), exact: true })
    await button.last().waitFor()
    expect(await readOut(button.last())).toBe(0)
    await button.last().press('Enter')
    const sent = page.getByText(word('verify.sentAgain'), { exact: true })
    await sent.waitFor()
    expect(await readOut(sent)).toBe(1)
    await expect
      .poll(() => sent.evaluate((words) => words.parentElement === document.activeElement))
      .toBe(true)
  })

  test('on a slow line hears that the photo is being sent, and that the file is being made', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    const [sending, making] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/photo', (route) => sending.promise.then(() => route.continue()))
    await page.route('**/export', (route) => making.promise.then(() => route.continue()))
    await page.goto(paths.profile)
    const hears = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await plainPicture() })
    await hears(say('photo.preview'))
    await page.getByRole('button', { name: say('photo.use'), exact: true }).press('Enter')
    await hears(say('save.saving'))
    sending.resolve()
    await page.getByRole('button', { name: say('photo.remove'), exact: true }).waitFor()
    await page.getByRole('button', { name: say('data.button'), exact: true }).press('Enter')
    await hears(say('data.sending'))
    making.resolve()
    await hears(say('data.done'))
  })

  test('finds what is not saved again after a reload; who signs out takes it along', async () => {
    const page = await openPage(site, { language })
    const account = await register(site, { language })
    await signIn(page, account)
    await page.goto(paths.profile)
    await field(page, 'about.bio').fill('ገና ያልተቀመጠ')
    await page.reload()
    await expect.poll(() => field(page, 'about.bio').inputValue()).toBe('ገና ያልተቀመጠ')
    const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
    expect(user?.bio).not.toBe('ገና ያልተቀመጠ')
    await signOutByMenu(page, textsIn(language), account)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ያልተቀመጠ')
  })

  test('keeps what is typed while the words of before are being saved, and saves it next', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    await field(page, 'about.bio').fill('ቡና')
    const answer = await holdAnswer(page, 'PATCH', /\/api\/users\/[^/]+$/)
    const button = page.getByRole('button', { name: say('save.button'), exact: true })
    await button.click()
    await answer.reached
    await field(page, 'about.bio').press('ControlOrMeta+End')
    await field(page, 'about.bio').pressSequentially(' እና ሻይ')
    await field(page, 'about.phone').fill('+251 911 234567')
    answer.release()
    await page.getByText(say('save.changed'), { exact: true }).waitFor()
    expect(await field(page, 'about.bio').inputValue()).toBe('ቡና እና ሻይ')
    await page.reload()
    await expect.poll(() => field(page, 'about.bio').inputValue()).toBe('ቡና እና ሻይ')
    await button.click()
    const read = async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user
    await expect.poll(read).toMatchObject({ bio: 'ቡና እና ሻይ', phone: '+251 911 234567' })
  })

  test('leaves what another device has changed meanwhile', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    await field(page, 'about.phone').fill('+251 911 234567')
    const read = async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user
    await askApi(page, 'PATCH', `/api/users/${(await read())?.uid}`, { bio: 'ከስልኬ' })
    await page.getByRole('button', { name: say('save.button'), exact: true }).click()
    await expect.poll(read).toMatchObject({ phone: '+251 911 234567', bio: 'ከስልኬ' })
    await expect.poll(() => field(page, 'about.bio').inputValue()).toBe('ከስልኬ')
  })

  test('gives a program a token, which is shown once and opens nothing once it is withdrawn', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language, allow: [/ERR_FAILED/] })
    await signIn(page, account)
    await page.goto(paths.profile)
    const name = 'የእኔ ledger'
    await field(page, 'tokens.name').fill(name)
    await page.getByLabel(say('tokens.scope'), { exact: true }).selectOption('write')
    const tokens = /\/api\/users\/[^/]+\/tokens$/
    const listed = Promise.withResolvers<void>()
    await page.route(tokens, async (route) => {
      if (route.request().method() === 'GET') await listed.promise
      return route.fallback()
    })
    await page.getByRole('button', { name: say('tokens.make'), exact: true }).click()
    const shown = field(page, 'tokens.madeLabel')
    await shown.waitFor()
    const token = await shown.inputValue()
    const ask = () => fetch(`${site.url}/api/saved`, { headers: { authorization: `Bearer ${token}` } })
    expect((await ask()).status).toBe(200)

    // The next name is typed before the list has the last one.
    await field(page, 'tokens.name').fill('another')
    listed.resolve()
    const withdraw = page.getByRole('button', { name: say('tokens.withdrawNamed', { name }), exact: true })
    await withdraw.waitFor()
    expect(await field(page, 'tokens.name').inputValue()).toBe('another')
    await page.route(tokens, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await page.getByRole('button', { name: say('tokens.make'), exact: true }).click()
    await page.getByText(textsIn(language)('identity', 'refusal.network')).waitFor()
    expect(await shown.inputValue()).toBe(token)

    await page.reload()
    await withdraw.waitFor()
    await page.getByText(say('tokens.write'), { exact: true }).first().waitFor()
    await expect.poll(() => page.content()).not.toContain(token)
    await withdraw.click()
    await page.getByText(say('tokens.withdrawn'), { exact: true }).waitFor()
    await withdraw.waitFor({ state: 'detached' })
    expect((await ask()).status).toBe(401)
  })

  test('is told that a pasted name is too long, and nothing of it is cut', async () => {
    const page = await openPage(site, { language })
    const account = await register(site, { language })
    await signIn(page, account)
    await page.goto(paths.profile)
    const name = field(page, 'about.name')
    const pasted = 'ሀለ'.repeat(43)
    await name.fill(pasted)
    await page.getByText(say('about.nameTooLong', { count: 6 })).waitFor()
    await expect.poll(() => name.inputValue()).toBe(pasted)
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('button', { name: say('save.button'), exact: true }).click()
    const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
    expect(user?.displayName).toBe(account.displayName)
    await expect.poll(() => name.inputValue()).toBe(pasted)
  })

  test('chooses another language, which is theirs on every device', async () => {
    const other = otherLanguage(language)
    const account = await register(site, { language })
    const page = await openPage(site, { language })
    await signIn(page, account)
    await page.goto(paths.profile)
    await languageSwitch(page, language).click()
    await languageSwitch(page, other).waitFor()
    await expect.poll(() => shownLanguage(page)).toBe(other)
    await expect
      .poll(async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user?.language)
      .toBe(other)
  })

  test('changes the password, which signs out the other device', async () => {
    const account = await register(site, { language })
    const elsewhere = await openPage(site, { language })
    await signIn(elsewhere, account)
    const page = await openPage(site, { language })
    await signIn(page, account)
    await page.goto(paths.profile)
    const password = 'eleven calm market mornings'
    await page.getByLabel(say('password.current'), { exact: true }).fill(account.password)
    await page.getByLabel(say('password.new'), { exact: true }).fill(password)
    await page.getByRole('button', { name: say('password.button') }).click()
    await page.getByText(say('password.done')).waitFor()
    expect((await askApi<SessionAnswer>(elsewhere, 'GET', '/api/session')).user).toBeNull()
    await elsewhere.goto(paths.login)
    await signInByForm(elsewhere, textsIn(language), { account: { ...account, password } })
    await elsewhere.waitForURL(`**${paths.dashboard}`)
  })

  test('deletes the account after typing its address, also while the page still reads its record', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language, allow: [/status of 401/] })
    await signIn(page, account)
    const deleted = Promise.withResolvers<void>()
    await page.route(/\/api\/users\/[^/]+$/, async (route) => {
      if (route.request().method() === 'GET') await deleted.promise
      await route.continue()
    })
    const record = page.waitForResponse(
      (one) => /\/api\/users\/[^/]+$/.test(one.url()) && one.request().method() === 'GET',
    )
    await page.goto(paths.profile)
    await page.getByRole('button', { name: say('delete.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(account.email)
    const password = dialog.locator('input[type=password]')
    if ((await password.count()) > 0) await password.fill(account.password)
    const asked = page.waitForResponse((one) => one.url().includes('/api/session/accounts/'))
    await dialog.getByRole('button', { name: say('delete.button') }).click()
    await dialog.waitFor({ state: 'hidden' })
    deleted.resolve()
    await expect.poll(async () => (await record).status()).toBe(401)
    expect((await askApi<SessionAnswer>(page, 'GET', '/api/session')).user).toBeNull()
    await expect(
      page.getByText(textsIn(language)('identity.session', 'problem.record')).count(),
    ).resolves.toBe(0)
    await page.waitForURL(`**${paths.login}*`)
    const words = page.getByText(textsIn(language)('identity.session', 'ending.deleted'))
    expect(await (await asked).json()).toEqual({ isGone: true })
    await expect.poll(() => words.count()).toBe(1)
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === paths.home)
    await expect.poll(() => words.count()).toBe(0)
    await expect(signIn(page, account)).rejects.toThrow('401')
  })
})

function plainPicture(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
}
