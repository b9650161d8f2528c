import { describe, expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const offlineNoise = [
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to fetch/,
  /user sync failed/,
  /logout failed/,
  /status of 40[139]/,
]

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)
  const name = word(`language.${language}`)
  const bodyOf = (page: Page): Locator =>
    page.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
  const panelOf = (page: Page): Locator => page.getByRole('region', { name, exact: true })
  const offerOn = (page: Page): Locator =>
    page.getByRole('alert').filter({ hasText: word('kept.title', { language: name }) })

  const expectTitleFocus = (page: Page) =>
    expect
      .poll(() =>
        panelOf(page)
          .getByRole('textbox', { name: word('field.title'), exact: true })
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true)

  async function openEditor(options: { clock?: boolean } = {}): Promise<{ page: Page; item: Item }> {
    const page = await openPage(site, { language, allow: offlineNoise, ...options })
    await signIn(page, await findAdmin(site))
    const wanted = { kind: 'blog', language, title: 'Harvest' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    await openItem(page, item)
    return { page, item }
  }

  async function openItem(page: Page, item: Item): Promise<void> {
    await page.goto(paths.admin.item('blogs', item.id))
    await bodyOf(page).waitFor()
  }

  async function typeOffline(page: Page, words: string): Promise<void> {
    await page.context().setOffline(true)
    await bodyOf(page).click()
    await page.keyboard.insertText(words)
    await panelOf(page).getByText(word('text.offline')).waitFor()
  }

  const storedOf = async (page: Page, item: Item): Promise<string> =>
    JSON.stringify((await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)).editions)

  test('what is typed offline outlives a closed tab: it is offered, compared and restored', async () => {
    const { page, item } = await openEditor()
    await typeOffline(page, 'Typed without a network.')
    const tab = await openTab(page)
    await loseTab(page)
    await tab.context().setOffline(false)
    await openItem(tab, item)
    await expect.poll(() => storedOf(tab, item)).not.toContain('Typed without')

    const offer = offerOn(tab)
    await offer.waitFor()
    await checkAccessibility(tab)
    await offer.getByRole('button', { name: word('kept.compare'), exact: true }).click()
    const dialog = tab.getByRole('dialog', { name: word('kept.difference', { language: name }) })
    await dialog.locator('ins', { hasText: 'Typed without a network.' }).waitFor()
    await dialog.getByRole('button', { name: word('kept.restore'), exact: true }).click()
    await bodyOf(tab).getByText('Typed without a network.').waitFor()
    await expectTitleFocus(tab)
    await expect.poll(() => storedOf(tab, item)).toContain('Typed without')

    await tab.reload()
    await bodyOf(tab).getByText('Typed without a network.').waitFor()
    await panelOf(tab).getByText(word('state.draft'), { exact: true }).waitFor()
    await expect.poll(() => offer.count()).toBe(0)
  })

  test('what is typed offline is saved by itself once the network is back', async () => {
    const { page, item } = await openEditor()
    await typeOffline(page, 'Patience.')
    await page.context().setOffline(false)
    await expect.poll(() => storedOf(page, item)).toContain('Patience.')
    await page.getByText(word('save.saved')).waitFor()
  })

  test('who types on and on is saved by itself every ten seconds at least', async () => {
    const { page, item } = await openEditor()
    await bodyOf(page).click()
    const begun = Date.now()
    let stored = ''
    // Twice as long, for a machine that has much to do.
    while (!stored.includes('and on') && Date.now() - begun < 20_000) {
      await page.keyboard.insertText('and on ')
      await page.waitForTimeout(500)
      stored = await storedOf(page, item)
    }
    expect(stored).toContain('and on')
  })

  test('a tab that crashes once its text is saved has lost nothing, and nothing is offered', async () => {
    const { page, item } = await openEditor()
    await bodyOf(page).click()
    await page.keyboard.insertText('Saved by itself.')
    await expect.poll(() => storedOf(page, item)).toContain('Saved by itself.')
    const tab = await openTab(page)
    await loseTab(page)
    await openItem(tab, item)
    await bodyOf(tab).getByText('Saved by itself.').waitFor()
    await expect.poll(() => offerOn(tab).count()).toBe(0)
  })

  test('a tab that is closed before anything was sent keeps the words of the last second', async () => {
    const { page, item } = await openEditor()
    await page.route('**/api/admin/items/**', (route) =>
      route.request().method() === 'PUT' ? undefined : route.continue(),
    )
    await bodyOf(page).click()
    await page.keyboard.insertText('Never sent.')
    await page.waitForTimeout(1000)
    const tab = await openTab(page)
    await page.close()
    await openItem(tab, item)
    await offerOn(tab).waitFor()
    await offerOn(tab)
      .getByRole('button', { name: word('kept.restore'), exact: true })
      .click()
    await bodyOf(tab).getByText('Never sent.').waitFor()
  })

  test('on a phone the part in which a text was never saved is the one in sight, or marked', async () => {
    const page = await openPage(site, {
      language,
      allow: offlineNoise,
      viewport: { width: 360, height: 740 },
    })
    await signIn(page, await findAdmin(site))
    const wanted = { kind: 'blog', language: 'am', title: 'Harvest' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    const partsOf = (tab: Page) => tab.getByRole('radiogroup', { name: word('item.part') })
    const bodyIn = (tab: Page, edition: 'en' | 'am') =>
      tab.getByRole('textbox', { name: word('field.bodyIn', { language: word(`language.${edition}`) }) })
    const offerIn = (tab: Page, edition: 'en' | 'am') =>
      tab
        .getByRole('alert')
        .filter({ hasText: word('kept.title', { language: word(`language.${edition}`) }) })
    const type = async (tab: Page, edition: 'en' | 'am') => {
      await partsOf(tab)
        .getByText(word(`language.${edition}`), { exact: true })
        .click()
      await bodyIn(tab, edition).click()
      await tab.keyboard.insertText('Typed without a network.')
      await tab
        .getByRole('region', { name: word(`language.${edition}`), exact: true })
        .getByText(word('text.offline'))
        .waitFor()
    }

    await page.goto(paths.admin.item('blogs', item.id))
    await bodyIn(page, 'am').waitFor()
    const tab = await openTab(page)
    await page.context().setOffline(true)
    await type(page, 'am')
    await loseTab(page)
    await tab.context().setOffline(false)
    await tab.goto(paths.admin.item('blogs', item.id))
    await offerIn(tab, 'am').waitFor()
    await checkAccessibility(tab)
    const third = await openTab(tab)
    await tab.context().setOffline(true)
    await type(tab, 'en')
    await loseTab(tab)
    await third.context().setOffline(false)
    await third.goto(paths.admin.item('blogs', item.id))
    await offerIn(third, 'en').waitFor()
    const marked = partsOf(third).getByRole('radio', { name: word('item.partWaits') })
    await expect.poll(() => marked.count()).toBe(2)
    await partsOf(third).getByText(word('language.am')).click()
    await offerIn(third, 'am')
      .getByRole('button', { name: word('kept.restore'), exact: true })
      .click()
    await bodyIn(third, 'am').getByText('Typed without a network.').waitFor()
    await expect.poll(() => marked.count()).toBe(1)
  })

  test('settings that were not saved outlive a closed tab: they are offered, compared and restored', async () => {
    const { page, item } = await openEditor()
    const slugIn = (tab: Page) => tab.getByRole('textbox', { name: word('settings.slug'), exact: true })
    const levelIn = (tab: Page) => tab.getByRole('combobox', { name: word('settings.level'), exact: true })
    const offerIn = (tab: Page) => tab.getByRole('alert').filter({ hasText: word('kept.settings') })
    await page.getByRole('button', { name: word('item.showSettings') }).click()
    await slugIn(page).fill(`kept-on-the-train-${language}`)
    await levelIn(page).selectOption('beginner')
    await page.waitForTimeout(1000)
    const tab = await openTab(page)
    await loseTab(page)
    // Somebody else set another level meanwhile.
    const { version } = await askApi<Item>(tab, 'GET', `/api/admin/items/${item.id}`)
    await askApi(tab, 'PATCH', `/api/admin/items/${item.id}`, { version, level: 'advanced' })

    await openItem(tab, item)
    await offerIn(tab).waitFor()
    await offerIn(tab)
      .getByRole('button', { name: word('kept.compare'), exact: true })
      .click()
    const dialog = tab.getByRole('dialog', { name: word('kept.settingsDifference') })
    const level = dialog.getByRole('listitem').filter({ hasText: word('settings.level') })
    expect(await level.innerText()).toContain(word('level.beginner'))
    expect(await level.innerText()).toContain(word('level.advanced'))
    expect(await dialog.getByRole('listitem').count()).toBe(2)
    await checkAccessibility(tab)
    await tab.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await offerIn(tab)
      .getByRole('button', { name: word('kept.restore'), exact: true })
      .press('Enter')
    await offerIn(tab).waitFor({ state: 'detached' })
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('OUTPUT')
    await expect.poll(() => slugIn(tab).inputValue()).toBe(`kept-on-the-train-${language}`)

    await tab.keyboard.press('Control+s')
    await tab.locator('[data-collision]').waitFor()
    await tab
      .locator('[data-collision]')
      .getByRole('button', { name: word('conflict.choose.mine'), exact: true })
      .click()
    await tab.getByText(word('save.saved')).waitFor()
    const stored = await askApi<Item>(tab, 'GET', `/api/admin/items/${item.id}`)
    expect(stored).toMatchObject({ slug: `kept-on-the-train-${language}`, level: 'beginner' })
    await openItem(tab, item)
    await tab.waitForTimeout(500)
    await expect.poll(() => offerIn(tab).count()).toBe(0)
  })

  test('what two tabs left is told apart', async () => {
    const { page, item } = await openEditor()
    const [second, third] = [await openTab(page), await openTab(page)]
    await openItem(second, item)
    await typeOffline(page, 'From the first tab.')
    await typeOffline(second, 'From the second tab.')
    await loseTab(page)
    await loseTab(second)
    await third.context().setOffline(false)
    await openItem(third, item)
    const offers = offerOn(third)
    await expect.poll(() => offers.count()).toBe(2)
    for (const at of [1, 2]) {
      const offer = offers.nth(at - 1)
      const words = word('kept.oneOf', { at: String(at), count: '2' })
      await offer.getByText(words, { exact: false }).waitFor()
      const described = await offer
        .getByRole('button', { name: word('kept.restore'), exact: true })
        .getAttribute('aria-describedby')
      expect(await third.locator(`[id="${described}"]`).innerText()).toContain(words)
    }
  })

  test('when somebody saved meanwhile, both texts are joined', async () => {
    const { page, item } = await openEditor()
    await typeOffline(page, 'Mine, from the train.')
    const tab = await openTab(page)
    await loseTab(page)
    await tab.context().setOffline(false)
    const body = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Theirs, from the desk.' }] }],
    }
    const text = { title: 'Harvest', body }
    await askApi(tab, 'PUT', `/api/admin/items/${item.id}/editions/${language}`, { basedOn: 1, text })
    await openItem(tab, item)
    await offerOn(tab)
      .getByRole('button', { name: word('kept.compare'), exact: true })
      .click()
    const dialog = tab.getByRole('dialog', { name: word('kept.difference', { language: name }) })
    await dialog.locator('ins', { hasText: 'Mine, from the train.' }).waitFor()
    // What both have is not shown as a change.
    expect(await dialog.locator('del', { hasText: 'Theirs' }).count()).toBe(0)
    await tab.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await offerOn(tab)
      .getByRole('button', { name: word('kept.restore'), exact: true })
      .press('Enter')
    await expectTitleFocus(tab)
    await bodyOf(tab).getByText('Mine, from the train.').waitFor()
    await bodyOf(tab).getByText('Theirs, from the desk.').waitFor()
    await expect.poll(() => storedOf(tab, item)).toContain('Mine, from the train.')
    await expect.poll(() => storedOf(tab, item)).toContain('Theirs, from the desk.')
    await tab.reload()
    await bodyOf(tab).getByText('Mine, from the train.').waitFor()
    await expect.poll(() => offerOn(tab).count()).toBe(0)
  })

  test('after inactivity the words wait on the device for their writer, and for nobody else', async () => {
    const { page, item } = await openEditor({ clock: true })
    await page.route('**/api/admin/items/**', (route) =>
      route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
    )
    await bodyOf(page).click()
    await page.keyboard.insertText('Left alone.')
    await panelOf(page).getByText(word('text.offline')).waitFor()
    await page.clock.fastForward('20:30')
    await page.locator('[data-ended]').waitFor()
    await page.unroute('**/api/admin/items/**')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.waitForURL(`**${paths.login}`)

    const [writer, stranger] = [await findAdmin(site), await register(site)]
    await signIn(page, stranger)
    const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
    await signIn(page, writer)
    await askApi(page, 'PATCH', `/api/admin/users/${user?.uid}`, { role: 'admin' })
    await signIn(page, stranger)
    await openItem(page, item)
    await panelOf(page).getByText(word('state.draft'), { exact: true }).waitFor()
    await expect.poll(() => offerOn(page).count()).toBe(0)

    await signIn(page, writer)
    await openItem(page, item)
    await offerOn(page)
      .getByRole('button', { name: word('kept.restore'), exact: true })
      .click()
    await bodyOf(page).getByText('Left alone.').waitFor()
  })

  test('who signs out with words that cannot be saved is told what becomes of them', async () => {
    const { page } = await openEditor()
    await typeOffline(page, 'Going home.')
    const { displayName } = await findAdmin(site)
    const menu = page.getByRole('banner').getByText(displayName).first()
    await menu.click()
    await page.getByRole('button', { name: say('app', 'account.signOut'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: word('signOut.title') })
    await dialog.getByRole('button', { name: word('leave.stay') }).click()
    await bodyOf(page).getByText('Going home.').waitFor()
    await page.context().setOffline(false)
    await page.getByText(word('save.saved')).waitFor()
  })
})

/** Ends a tab at once; one that is closed may still send a word when its network comes back for a moment. */
async function loseTab(page: Page): Promise<void> {
  await page.goto('chrome://crash').catch(() => undefined)
  await page.close()
}
