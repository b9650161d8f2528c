import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { MessageList } from '#features/contact/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, newAccount, signIn } from './support/accounts.ts'
import { allowOnConsole } from './support/browser-console.ts'
import { fillMessage } from './support/message-form.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const isFocused = (element: Element) => element === document.activeElement

describe.each(languages)('in %s, a visitor', (language) => {
  const texts = textsIn(language)
  const say = (key: string) => texts('contact', key)

  /** A page on which a message was sent without a connection. */
  async function sendOffline(): Promise<{ page: Page; email: string }> {
    const writer = newAccount(language)
    const { email } = writer
    const page = await openPage(site, { language, allow: [/net::ERR_INTERNET_DISCONNECTED/] })
    await page.goto(paths.contact)
    await page.waitForLoadState('networkidle')
    await fillMessage(page, { language, writer, message: 'When does the next course begin?' })
    await page.context().setOffline(true)
    await page.getByRole('button', { name: say('form.send') }).click()
    await page.getByText(say('kept.text')).waitFor()
    return { page, email }
  }

  test('writes a message, which an administrator reads', async () => {
    const { email, displayName } = newAccount(language)
    const message = `በአክሲዮን ገበያ ላይ ጥያቄ አለኝ። A question for ${email}?`
    const page = await openPage(site, { language })
    await page.goto(paths.contact)
    await page.getByLabel(say('form.name'), { exact: true }).fill(displayName)
    await page.getByLabel(say('form.email'), { exact: true }).fill(email)
    await page.getByLabel(say('form.topic'), { exact: true }).selectOption({ label: say('topic.courses') })
    await page.getByLabel(say('form.message'), { exact: true }).fill(message)
    await page.getByLabel(say('form.consent')).check()
    await page.getByRole('button', { name: say('form.send') }).click()
    await page.getByText(say('sent.title')).waitFor()

    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.messages)
    await admin.getByText(email).first().waitFor()
    await expect.poll(() => admin.getByText(displayName).count()).toBeGreaterThan(0)
  })

  test('finds what was typed again after a reload, until it is sent', async () => {
    const { email } = newAccount(language)
    const page = await openPage(site, { language })
    await page.goto(paths.contact)
    const message = page.getByLabel(say('form.message'), { exact: true })
    const consent = page.getByLabel(say('form.consent'))
    await page.getByLabel(say('form.name'), { exact: true }).fill('ሐና')
    await page.getByLabel(say('form.email'), { exact: true }).fill(email)
    await page.getByLabel(say('form.topic'), { exact: true }).selectOption({ label: say('topic.account') })
    const written = 'መለያዬን እንዴት ልሰርዝ?'
    await message.fill(written)
    await consent.check()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect.poll(() => message.inputValue()).toBe(written)
    await expect.poll(() => consent.isChecked()).toBe(true)
    expect(await page.getByLabel(say('form.topic'), { exact: true }).inputValue()).toBe('account')
    await page
      .getByText(texts('contact', 'form.counter', { length: String([...written].length), most: '4,000' }))
      .waitFor()
    await page.getByRole('button', { name: say('form.send') }).click()
    await page.getByText(say('sent.title')).waitFor()
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await message.inputValue()).toBe('')
    expect(await consent.isChecked()).toBe(false)
  })

  test('finds what was typed again on the way back, without doing anything, and nobody else waits for scripts', async () => {
    const page = await openPage(site, { language, isStill: true })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(paths.contact)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    const message = page.getByLabel(say('form.message'), { exact: true })
    await message.fill('Where is my course?')
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Where is')
    await page.goto(paths.privacyPolicy)
    await page.goto(paths.contact)
    await expect.poll(() => message.inputValue()).toBe('Where is my course?')
  })

  test('is told what is missing beside each field, and keeps what was written', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await page.goto(paths.contact)
    await page.getByLabel(say('form.message'), { exact: true }).fill('short')
    await page.getByRole('button', { name: say('form.send') }).click()
    for (const key of ['error.name', 'error.email', 'error.message', 'error.consent'])
      await page.getByText(say(key)).waitFor()
    await expect.poll(() => page.getByLabel(say('form.message'), { exact: true }).inputValue()).toBe('short')
  })

  test('whose message was kept reads and hears that it has arrived, on the page that stayed open', async () => {
    const { page, email } = await sendOffline()
    const kept = page.getByRole('status').filter({ hasText: say('kept.text') })
    await kept.evaluate((region) => (region.dataset.same = 'yes'))
    await expect
      .poll(() => kept.evaluate((region) => region.parentElement === document.activeElement))
      .toBe(true)

    await page.context().setOffline(false)
    await page.getByText(say('sent.title')).waitFor()
    // Screen readers speak what changes in a region that they know.
    const same = page.locator('[role=status][data-same]')
    await expect.poll(() => same.innerText()).toContain(say('sent.text'))
    await expect.poll(() => page.getByText(say('kept.text')).count()).toBe(0)
    await expect
      .poll(() => same.evaluate((region) => region.parentElement === document.activeElement))
      .toBe(true)

    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const { items } = await askApi<MessageList>(admin, 'GET', '/api/admin/messages')
    expect(items.filter((one) => one.email === email)).toHaveLength(1)
    await page.getByRole('link', { name: say('sent.another') }).press('Enter')
    await page.getByRole('button', { name: say('form.send') }).waitFor()
    await expect.poll(() => page.getByLabel(say('form.name'), { exact: true }).evaluate(isFocused)).toBe(true)
  })

  test('whose kept message is refused in the end learns that, and can take it back', async () => {
    const { page } = await sendOffline()
    allowOnConsole(page, /status of 422.*\/api\/contact/)
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 422, json: { code: 'input.invalid', status: 422 } }),
    )
    await page.context().setOffline(false)
    const refused = page.getByRole('alert').filter({ hasText: say('refused.title') })
    await refused.waitFor()
    await expect.poll(() => page.getByText(say('kept.text')).count()).toBe(0)
    const tried = page.waitForResponse('**/api/contact')
    await refused.getByRole('button', { name: texts('ui.states', 'again'), exact: true }).press('Enter')
    await tried
    await expect.poll(() => page.locator('main :focus').filter({ has: refused }).count()).toBe(1)

    // The list of what was not sent goes with the last entry.
    const summary = page.locator('summary', { hasText: texts('app.outbox', 'refused', { count: 1 }) })
    await summary.press('Enter')
    const entry = page.locator('details[open] li')
    const wayOf = (key: string) =>
      entry.getByRole('button', {
        name: `${texts('ui.states', key)} ${texts('app.outbox', 'message')}`,
        exact: true,
      })
    await wayOf('again').waitFor()
    await wayOf('discard').press('Enter')
    await page.getByText(say('discarded.title')).waitFor()
    await page.locator('#main:focus').waitFor()
    await expect.poll(() => page.getByText(say('sent.title')).count()).toBe(0)
  })
})
