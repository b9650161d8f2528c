import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { consoleOf } from './support/browser-console.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage, openTab } from './support/open-page.ts'
import { signInByForm, signOutByMenu } from './support/sign-in-form.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)
  const ended = (key: string, values: Record<string, string>) => say('ui.admin', `ended.${key}`, values)
  const name = word(`language.${language}`)

  async function open(options: { clock?: boolean } = {}) {
    const page = await openPage(site, {
      language,
      // The session of these pages ends while they ask for what is of its reader.
      allow: [/status of 40[13]/, /ERR_INTERNET_DISCONNECTED/],
      ...options,
    })
    const owner = await findAdmin(site)
    await signIn(page, owner)
    const wanted = { kind: 'blog', language, title: 'Harvest' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    await page.goto(paths.admin.item('blogs', item.id))
    const text = page.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
    await text.click()
    const ask = page.getByRole('button', { name: ended('signIn', { owner: owner.displayName }) })
    const storedOf = async (reader: Page) => {
      const { editions } = await askApi<Item>(reader, 'GET', `/api/admin/items/${item.id}`)
      return JSON.stringify(editions)
    }
    return { page, owner, item, text, ask, storedOf }
  }

  const isFocused = (element: Element) => element === document.activeElement

  test('a session that ends while somebody writes is renewed over the text, and saving goes on', async () => {
    const { page, owner, text, ask, storedOf } = await open()
    // What is not saved yet holds the page when it learns that its session is over.
    await page.keyboard.type('Written ')
    await page.request.post('/api/auth/sign-out', { headers: { 'sec-fetch-site': 'same-origin' }, data: {} })
    await page.keyboard.type('without ')
    await ask.waitFor()
    await page.keyboard.type('a session.')
    await expect.poll(() => text.evaluate(isFocused)).toBe(true)
    await checkAccessibility(page)

    await ask.click()
    const dialog = page.getByRole('dialog')
    const password = dialog.getByLabel(say('identity', 'field.passwordLabel'), { exact: true })
    await password.fill('not the password at all')
    await page.keyboard.press('Enter')
    await dialog.getByText(say('identity', 'refusal.credentials')).waitFor()
    await checkAccessibility(page)
    await password.fill(owner.password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(word('save.saved')).waitFor()
    await expect.poll(() => storedOf(page)).toContain('Written without a session.')
    await expect.poll(() => ask.count()).toBe(0)
    await expect.poll(() => text.evaluate(isFocused)).toBe(true)
    await text.getByText('Written without a session.').waitFor()
  })

  test('another account is refused plainly, and nothing is saved for it', async () => {
    const { page, owner, text, ask, storedOf } = await open()
    const stranger = await register(site, { language })
    await page.route('**/editions/**', (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.keyboard.type('Only mine.')
    await page.getByText(word('save.offline')).waitFor()
    const tab = await openTab(page)
    await signOutByMenu(tab, say, owner)
    await ask.waitFor()
    await tab.goto(paths.login)
    await signInByForm(tab, say, { account: stranger })
    await tab.waitForURL(`**${paths.dashboard}`)
    await page.getByText(ended('other', { other: stranger.displayName })).waitFor()
    await page.unroute('**/editions/**')
    await page.keyboard.press('Control+s')
    await page.keyboard.type(' Still mine.')
    await text.getByText('Only mine. Still mine.').waitFor()

    await ask.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('identity', 'field.passwordLabel'), { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    await page.getByText(word('save.saved')).waitFor()
    await expect.poll(() => storedOf(page)).toContain('Only mine. Still mine.')
  })

  test('inactivity signs out, and leaves the words that are not saved on the screen until the page is left', async () => {
    const { page, text, ask } = await open({ clock: true })
    await page.route('**/editions/**', (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.keyboard.type('Left alone.')
    await page.getByText(word('save.offline')).waitFor()
    const marked = page.waitForRequest(
      (request) =>
        request.url().includes('/api/users/') && (request.postData() ?? '').includes('"online":false'),
    )
    await page.clock.fastForward('20:30')
    await ask.waitFor()
    expect(consoleOf(page)).toContain('User inactive. Logging out...')
    await text.getByText('Left alone.').waitFor()
    await expect.poll(async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user).toBeNull()
    await marked

    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.waitForURL(`**${paths.login}`)
  })

  /** Opens a page whose session ends as soon as something has been typed there. */
  async function typeOver(path: string, type: (page: Page) => Promise<Locator>) {
    const page = await openPage(site, { language, allow: [/status of 40[13]/] })
    const owner = await findAdmin(site)
    await signIn(page, owner)
    await page.goto(path)
    const field = await type(page)
    await page.request.post('/api/auth/sign-out', { headers: { 'sec-fetch-site': 'same-origin' }, data: {} })
    const ask = page.getByRole('button', { name: ended('signIn', { owner: owner.displayName }) })
    const renew = async () => {
      await field.press('Enter')
      await ask.waitFor()
      await checkAccessibility(page)
      await ask.click()
      const password = page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true })
      await password.fill(owner.password)
      await page.keyboard.press('Enter')
      await password.waitFor({ state: 'detached' })
      await expect.poll(() => ask.count()).toBe(0)
      await expect.poll(() => field.evaluate(isFocused)).toBe(true)
    }
    return { page, field, renew }
  }

  test('a dialog stays with what was typed in it, and sends it after a sign-in over it', async () => {
    const label = `Told ${language} ${Date.now()}`
    const { page, field, renew } = await typeOver(paths.admin.tags, async (page) => {
      await page.getByRole('button', { name: word('tags.new'), exact: true }).click()
      const labelIn = (of: string) =>
        page.getByRole('dialog').getByLabel(word('tags.labelIn', { language: word(`language.${of}`) }))
      await labelIn('en').fill(label)
      await labelIn('am').fill(label)
      return labelIn('am')
    })
    await renew()
    await field.press('Enter')
    await page
      .getByText(word('collection.saved', { title: label }))
      .first()
      .waitFor()
  })

  test('the lists of promises stay with what was typed in them', async () => {
    const { page, field, renew } = await typeOver(paths.admin.promises, async (page) => {
      const list = page.getByRole('textbox', { name: word('promises.in', { language: name }) })
      await list.press('ControlOrMeta+End')
      await list.pressSequentially('\nnever')
      return list
    })
    await renew()
    expect(await field.inputValue()).toContain('\nnever')
    await page.getByText(word('save.dirty'), { exact: true }).first().waitFor()
  })
})
