import { afterAll, describe, expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { formatBothDates, formatDateTime, monthNames } from '#platform/dates/calendar.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { allowOnConsole } from './support/browser-console.ts'
import { dateIn, fillDate } from './support/date-field.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage, openTab } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

/** 1 Meskerem 2030, 11:30 in Addis Ababa; 09:30 in London, which is in summer time then. */
const [wantedDate, wantedTime] = ['2037-09-11', '11:30']
const wantedInstant = Date.parse('2037-09-11T08:30:00Z')
/** How a clock in London says it: `formatDateTime` tells the time of Addis Ababa. */
const inLondon = (language: Language) => formatDateTime(wantedInstant - 2 * 3_600_000, language)
/** The last day of 2029, whose Pagume has five days. */
const pagumeInstant = Date.parse('2037-09-10T09:00:00Z')

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)
  const name = word(`language.${language}`)
  const panelOf = (page: Page): Locator => page.getByRole('region', { name, exact: true })
  const bodyOf = (page: Page): Locator =>
    page.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })

  const publishOn = (page: Page): Locator =>
    panelOf(page).getByRole('button', { name: word('publish.in', { language: name }), exact: true })

  async function openEditor(): Promise<{ page: Page; item: Item; address: string }> {
    const page = await openPage(site, { language, timeZone: 'Europe/London' })
    await signIn(page, await findAdmin(site))
    const wanted = { kind: 'blog', language, title: 'Round trip' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    const address = `/api/admin/items/${item.id}/editions/${language}`
    await askApi(page, 'PUT', address, { basedOn: 1, text: textSaying('First words.') })
    await page.goto(paths.admin.item('blogs', item.id))
    await bodyOf(page).getByText('First words.').waitFor()
    return { page, item, address }
  }

  async function choose(page: Page, entry: string): Promise<void> {
    await panelOf(page)
      .getByRole('button', { name: word('item.moreIn', { language: name }) })
      .click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  const shows = (page: Page, state: string): Promise<void> =>
    panelOf(page)
      .getByText(word(`state.${state}`), { exact: true })
      .waitFor()

  const editionOf = async (page: Page, item: Item) =>
    (await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)).editions.find(
      (edition) => edition.language === language,
    )

  test('what a colleague puts into the bin says so while it is written, is not published, and comes back', async () => {
    const { page, item } = await openEditor()
    allowOnConsole(page, /status of 409/)
    const deleted = await page.request.delete(`/api/admin/items/${item.id}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(deleted.status()).toBe(204)
    const notice = page.getByRole('alert').filter({ hasText: word('binned.title') })
    await notice.waitFor()
    await checkAccessibility(page)
    await bodyOf(page).fill('Words from the bin.')
    await expect.poll(async () => JSON.stringify(await editionOf(page, item))).toContain('from the bin')
    const publish = publishOn(page)
    await publish.click()
    await page
      .getByRole('alert')
      .filter({ hasText: word('publish.binned') })
      .waitFor()
    await shows(page, 'draft')

    await notice.getByRole('button', { name: word('binned.restore') }).press('Enter')
    await notice.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await publish.click()
    await shows(page, 'published')

    await page.request.delete(`/api/admin/items/${item.id}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    await page.reload()
    await notice.waitFor()
  })

  test('whoever stands on the button to publish hears that a colleague has published, and is at the menu beside it', async () => {
    const { page, address } = await openEditor()
    await publishOn(page).focus()
    await askApi(page, 'PUT', `${address}/publication`, { revision: 2 })
    await page
      .getByRole('alert')
      .filter({ hasText: word('standing.changed', { language: name, state: word('state.published') }) })
      .waitFor()
    await publishOn(page).waitFor({ state: 'detached' })
    const menu = panelOf(page).getByRole('button', { name: word('item.moreIn', { language: name }) })
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('who publishes while a colleague saves is told that nothing is published yet', async () => {
    const { page, item, address } = await openEditor()
    allowOnConsole(page, /status of 409/)
    const theirs = { ...textSaying('First words.'), excerpt: 'Theirs.' }
    await askApi(page, 'PUT', address, { basedOn: 2, text: theirs })
    await panelOf(page)
      .getByRole('textbox', { name: word('field.title'), exact: true })
      .fill('My own title')
    const publish = publishOn(page)
    await publish.click()
    await page
      .getByRole('alert')
      .filter({ hasText: word('publish.notYet') })
      .waitFor()
    expect((await editionOf(page, item))?.state).toBe('draft')
    await publish.click()
    await shows(page, 'published')
    const edition = await editionOf(page, item)
    expect([edition?.title, edition?.excerpt]).toEqual(['My own title', 'Theirs.'])
  })

  inBoth('a draft goes through review, schedule and publication to the archive and back', async () => {
    const { page, item } = await openEditor()
    await shows(page, 'draft')
    await choose(page, word('item.sendToReview'))
    await shows(page, 'in_review')

    await choose(page, word('schedule.open'))
    const dialog = page.getByRole('dialog', { name: word('schedule.title', { language: name }) })
    if (language === 'am') {
      const month = dialog.getByLabel(say('ui.admin', 'date.month'), { exact: true })
      await dialog.getByLabel(say('ui.admin', 'date.year'), { exact: true }).fill('2029')
      await dialog.getByLabel(say('ui.admin', 'date.day'), { exact: true }).fill('30')
      await month.selectOption('13')
      await dialog.getByText(formatBothDates(pagumeInstant, language).join(' · ')).waitFor()
      await month.selectOption('1')
      await dialog.getByLabel(say('ui.admin', 'date.day'), { exact: true }).fill('1')
      await dialog.getByLabel(say('ui.admin', 'date.year'), { exact: true }).fill('2030')
      await expect.poll(() => month.locator('option:checked').textContent()).toBe(monthNames.ethiopian.am[0])
    } else await dialog.getByLabel(word('schedule.date')).fill(wantedDate)
    await dialog.getByLabel(word('schedule.clock')).fill(wantedTime)
    await dialog.getByText(formatBothDates(wantedInstant, language).join(' · ')).waitFor()
    await dialog.getByText(word('schedule.ownClock', { time: inLondon(language) })).waitFor()
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: word('schedule.apply'), exact: true }).click()
    await shows(page, 'scheduled')
    await panelOf(page).getByText(word('scheduled.first')).waitFor()
    await expect.poll(async () => (await editionOf(page, item))?.publishAt).toBe(wantedInstant)

    await choose(page, word('schedule.cancel'))
    await shows(page, 'draft')
    await publishOn(page).click()
    await shows(page, 'published')
    await choose(page, word('item.archive'))
    await shows(page, 'archived')
    await choose(page, word('item.backToDraft'))
    await shows(page, 'draft')
  })

  inBoth(
    'changes to a public text are compared with what readers see, and discarded into the history',
    async () => {
      const { page, item, address } = await openEditor()
      await askApi(page, 'PUT', `${address}/publication`, { revision: 2 })
      await askApi(page, 'PUT', address, { basedOn: 2, text: textSaying('Second thoughts.') })
      await page.reload()
      const notice = panelOf(page)
        .getByRole('alert')
        .filter({ hasText: word('changed.title', { language: name }) })
      const link = notice.getByRole('link', { name: word('changed.see') })
      const reader = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(withoutTags(await reader.text())).toContain('First words.')
      await notice.getByRole('button', { name: word('changed.difference') }).click()
      const difference = page.getByRole('dialog', { name: word('changed.title', { language: name }) })
      await difference.locator('ins', { hasText: 'Second' }).waitFor()
      await page.keyboard.press('Escape')
      await difference.waitFor({ state: 'hidden' })
      await notice.getByRole('button', { name: word('discard.open') }).click()
      const asked = page.getByRole('dialog', { name: word('discard.title', { language: name }) })
      await asked.getByRole('button', { name: word('discard.open') }).click()
      await bodyOf(page).getByText('First words.').waitFor()
      await notice.waitFor({ state: 'hidden' })
      await expect.poll(() => editionOf(page, item)).toMatchObject({ isChanged: false, state: 'published' })
      const { items } = await askApi<{ items: { revision: number }[] }>(page, 'GET', `${address}/revisions`)
      expect(items.map(({ revision }) => revision)).toEqual([4, 3, 2])
    },
  )

  inBoth('a scheduled replacement is moved and given up while readers keep what they see', async () => {
    const { page, item, address } = await openEditor()
    await askApi(page, 'PUT', `${address}/publication`, { revision: 2 })
    await askApi(page, 'PUT', address, { basedOn: 2, text: textSaying('For later.') })
    await askApi(page, 'PUT', `${address}/publication`, { revision: 3, publishAt: wantedInstant })
    await page.reload()
    await panelOf(page).getByText(word('scheduled.replaces')).waitFor()
    await choose(page, word('schedule.change'))
    const dialog = page.getByRole('dialog', { name: word('schedule.title', { language: name }) })
    await dialog.getByLabel(word('schedule.clock')).fill('12:30')
    await dialog.getByRole('button', { name: word('schedule.apply'), exact: true }).click()
    await page
      .getByText(word('scheduled.moved', { language: name }))
      .first()
      .waitFor()
    await expect.poll(async () => (await editionOf(page, item))?.publishAt).toBe(wantedInstant + 3_600_000)

    const tab = await openTab(page)
    await tab.goto(paths.admin.item('blogs', item.id))
    await shows(tab, 'scheduled')
    await choose(page, word('scheduled.cancel'))
    await page
      .getByText(word('scheduled.cancelledPublic', { language: name }))
      .first()
      .waitFor()
    await shows(page, 'published')
    await shows(page, 'changed')
    await expect
      .poll(() => editionOf(page, item))
      .toMatchObject({ isPublic: true, isChanged: true, publishAt: null })
    await bodyOf(page).getByText('For later.').waitFor()
    // The other tab hears of it without a save of its own.
    await shows(tab, 'published')
    await bodyOf(tab).getByText('For later.').waitFor()
  })

  /** The thirty-fifth of a month, or a day that the browser's own field has only in part. */
  async function fillWrongly(day: Locator): Promise<void> {
    if (language === 'am') return day.fill('35')
    await day.focus()
    await day.page().keyboard.press('Delete')
  }

  const hasFocusOnWrong = (page: Page): Promise<void> =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')

  inBoth('a day that is not taken leaves the dialog open instead of the day of before', async () => {
    const { page, item, address } = await openEditor()
    await askApi(page, 'PUT', `${address}/publication`, { revision: 2, publishAt: wantedInstant })
    await page.reload()
    await choose(page, word('schedule.change'))
    const dialog = page.getByRole('dialog', { name: word('schedule.title', { language: name }) })
    const day = dialog.getByLabel(language === 'am' ? say('ui.admin', 'date.day') : word('schedule.date'))
    await fillWrongly(day)
    await dialog.getByRole('button', { name: word('schedule.apply'), exact: true }).click()
    await hasFocusOnWrong(page)
    await day.fill(language === 'am' ? '2' : '2037-09-12')
    await dialog.getByRole('button', { name: word('schedule.apply'), exact: true }).click()
    await expect.poll(async () => (await editionOf(page, item))?.publishAt).toBe(wantedInstant + 86_400_000)
  })

  test('a setting that is not taken is not called saved, and is led to, also where settings are hidden', async () => {
    const { page, item } = await openEditor()
    const isSaid = (key: string) => page.locator('output', { hasText: word(key) }).waitFor()
    const settings = page.getByRole('region', { name: word('item.settings'), exact: true })
    const field = { label: word('settings.reviewedOn'), language }
    await page.getByRole('button', { name: word('item.showSettings') }).click()
    await fillDate(settings, field, { en: '2026-11-20', am: [11, 3, 2019] })
    await page.keyboard.press('Control+s')
    await isSaid('save.saved')
    await fillWrongly(dateIn(settings, field).first())
    await isSaid('save.dirty')
    await page.getByRole('button', { name: word('item.hideSettings') }).click()
    await bodyOf(page).fill('Words beside it.')
    await page.keyboard.press('Control+s')
    await hasFocusOnWrong(page)
    await isSaid('save.dirty')
    await expect.poll(async () => JSON.stringify(await editionOf(page, item))).toContain('Words beside it.')
    await fillDate(settings, field, { en: '2026-11-21', am: [12, 3, 2019] })
    await page.keyboard.press('Control+s')
    await isSaid('save.saved')
    const { reviewedOn } = await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)
    expect(reviewedOn).toBe('2026-11-21')
  })

  test('who signs out over a setting that is not taken is told of that setting, and not of the server', async () => {
    const { page } = await openEditor()
    const settings = page.getByRole('region', { name: word('item.settings'), exact: true })
    const field = { label: word('settings.reviewedOn'), language }
    await page.getByRole('button', { name: word('item.showSettings') }).click()
    await fillDate(settings, field, { en: '2026-11-20', am: [11, 3, 2019] })
    await page.keyboard.press('Control+s')
    await page.locator('output', { hasText: word('save.saved') }).waitFor()
    await fillWrongly(dateIn(settings, field).first())
    await page.locator('output', { hasText: word('save.dirty') }).waitFor()
    const { displayName } = await findAdmin(site)
    await page.getByRole('banner').getByText(displayName).first().click()
    await page.getByRole('button', { name: say('app', 'account.signOut'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: word('signOut.title') })
    await dialog.getByText(word('signOut.withheld'), { exact: true }).waitFor()
    // The word that nobody writes there any more comes after the session has ended.
    allowOnConsole(page, /status of 401.*\/editors/)
    await dialog.getByRole('button', { name: word('signOut.leave'), exact: true }).click()
    const isSignedIn = async () => (await askApi<SessionAnswer>(page, 'GET', '/api/session')).user !== null
    await expect.poll(isSignedIn).toBe(false)
  })

  test('a text with a scheduled replacement counts as seen wherever it is named, one that is only scheduled does not', async () => {
    const { page, item: replaced, address } = await openEditor()
    await askApi(page, 'PUT', `${address}/publication`, { revision: 2 })
    await askApi(page, 'PUT', address, { basedOn: 2, text: textSaying('For later.') })
    await askApi(page, 'PUT', `${address}/publication`, { revision: 3, publishAt: wantedInstant })
    const other = await openEditor()
    const planned = other.item
    await askApi(page, 'PUT', `${other.address}/publication`, { revision: 2, publishAt: wantedInstant })
    const change = async (id: string, fields: object) => {
      const { version } = await askApi<Item>(page, 'GET', `/api/admin/items/${id}`)
      await askApi(page, 'PATCH', `/api/admin/items/${id}`, { version, ...fields })
    }
    await change(replaced.id, { featured: true, details: { related: [planned.id] } })
    await change(planned.id, { featured: true, details: { related: [replaced.id] } })

    await page.goto(paths.admin.manageDashboard)
    const kind = say('blogs.admin', 'kind.blog.many')
    const rowOf = ({ id }: Item) =>
      page.getByRole('listitem').filter({ has: page.locator(`a[href$="${paths.admin.item('blogs', id)}"]`) })
    await rowOf(planned)
      .getByText(say('dashboard.admin', 'featured.hidden', { kind }))
      .waitFor()
    await rowOf(replaced).getByText(kind, { exact: true }).waitFor()

    const named = page.locator('[data-line]')
    const hidden = named.getByText(word('pick.notPublic'), { exact: true })
    await page.goto(paths.admin.item('blogs', replaced.id))
    await hidden.waitFor({ state: 'attached' })
    await page.goto(paths.admin.item('blogs', planned.id))
    await named.getByText('Round trip').first().waitFor({ state: 'attached' })
    expect(await hidden.count()).toBe(0)
  })

  test('unpublishing in the editor asks what is meant when a replacement is scheduled', async () => {
    const { page, item, address } = await openEditor()
    await askApi(page, 'PUT', `${address}/publication`, { revision: 2 })
    await askApi(page, 'PUT', address, { basedOn: 2, text: textSaying('For later.') })
    await askApi(page, 'PUT', `${address}/publication`, { revision: 3, publishAt: wantedInstant })
    await page.reload()
    await panelOf(page).getByText(word('scheduled.replaces')).waitFor()
    const dialog = page.getByRole('dialog', { name: word('publish.withdrawIn', { language: name }) })
    await choose(page, word('publish.withdraw'))
    await dialog
      .getByRole('button', { name: word('dialog.cancel'), exact: true })
      .last()
      .click()
    await expect
      .poll(() => editionOf(page, item))
      .toMatchObject({ isPublic: true, publishAt: wantedInstant, state: 'scheduled' })
    await choose(page, word('publish.withdraw'))
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: word('scheduled.withdrawAll') }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => editionOf(page, item))
      .toMatchObject({ isPublic: false, publishAt: null, state: 'draft' })
  })

  test('unpublishing in the table asks what is meant when a replacement is scheduled, and says what it does to several', async () => {
    const { page, item, address } = await openEditor()
    const schedule = async (basedOn: number) => {
      await askApi(page, 'PUT', `${address}/publication`, { revision: basedOn })
      await askApi(page, 'PUT', address, { basedOn, text: textSaying(`Plan ${basedOn}.`) })
      await askApi(page, 'PUT', `${address}/publication`, {
        revision: basedOn + 1,
        publishAt: wantedInstant,
      })
      await page.goto(paths.admin.blogs)
    }
    const ask = async () => {
      await page
        .getByRole('button', { name: word('table.actionsNamed', { title: 'Round trip' }) })
        .first()
        .click()
      await page
        .getByRole('menuitem', { name: word('publish.withdrawIn', { language: name }), exact: true })
        .click()
      const dialog = page.getByRole('dialog', { name: word('publish.withdrawIn', { language: name }) })
      await dialog.waitFor()
      return dialog
    }
    await schedule(2)
    const first = await ask()
    await checkAccessibility(page)
    await first.getByRole('button', { name: word('scheduled.cancel') }).click()
    await first.waitFor({ state: 'hidden' })
    await expect
      .poll(() => editionOf(page, item))
      .toMatchObject({ isPublic: true, publishAt: null, state: 'published' })

    await schedule(3)
    const second = await ask()
    await second.getByRole('button', { name: word('scheduled.withdrawAll') }).click()
    await second.waitFor({ state: 'hidden' })
    await expect
      .poll(() => editionOf(page, item))
      .toMatchObject({ isPublic: false, publishAt: null, state: 'draft' })

    await schedule(4)
    await page
      .getByRole('checkbox', { name: word('bulk.selectNamed', { title: 'Round trip' }), exact: true })
      .first()
      .click()
    const bar = page.getByRole('region', { name: word('bulk.label') })
    await bar.getByRole('button', { name: word('bulk.unpublish'), exact: true }).click()
    await page.getByRole('menuitem', { name: word('bulk.inBoth') }).click()
    const dialog = page.getByRole('dialog', { name: word('bulk.unpublishTitle', { count: 1 }) })
    await dialog.getByText(word('bulk.unpublishScheduled', { count: 1 })).waitFor()
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: word('bulk.unpublish'), exact: true }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: word('bulk.done.unpublish', { count: 1 }) })
      .waitFor()
    await expect
      .poll(() => editionOf(page, item))
      .toMatchObject({ isPublic: false, publishAt: null, state: 'draft' })
  })

  test('unpublishing in the table takes no schedule along that was made, or moved, since the list was read', async () => {
    const { page, item, address } = await openEditor()
    allowOnConsole(page, /status of 409/)
    await askApi(page, 'PUT', `${address}/publication`, { revision: 2 })
    await askApi(page, 'PUT', address, { basedOn: 2, text: textSaying('For later.') })
    await page.goto(paths.admin.blogs)
    const row = page
      .getByRole('button', { name: word('table.actionsNamed', { title: 'Round trip' }) })
      .first()
    await row.waitFor()
    await askApi(page, 'PUT', `${address}/publication`, { revision: 3, publishAt: wantedInstant })
    await row.click()
    await page
      .getByRole('menuitem', { name: word('publish.withdrawIn', { language: name }), exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: word('publish.withdrawIn', { language: name }) })
    await dialog.waitFor()
    const publishAt = wantedInstant + 3_600_000
    await askApi(page, 'PUT', `${address}/publication/schedule`, { publishAt })
    await dialog.getByRole('button', { name: word('scheduled.cancel') }).click()
    await page.getByText(say('ui.admin', 'failure.changed')).first().waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(await editionOf(page, item)).toMatchObject({ isPublic: true, publishAt, state: 'scheduled' })
  })
})

/** English words in an Amharic text stand in elements of their own. */
function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '')
}

function textSaying(words: string) {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
  return { title: 'Round trip', excerpt: 'There and back.', body }
}
