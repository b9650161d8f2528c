import { afterAll, describe, expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const names: Record<Language, string[]> = {
  en: ['Teff at harvest', 'Teff on the road', 'Teff without a text'],
  am: ['ጤፍ በመኸር', 'ጤፍ በመንገድ ላይ', 'ጤፍ ያለ ጽሑፍ'],
}

/** Two drafts that are ready in one language, and one that has only a title. */
async function prepare(admin: Page, language: Language): Promise<Item[]> {
  const items = []
  for (const [index, title] of names[language].entries()) {
    const item = await askApi<Item>(admin, 'POST', '/api/admin/items', { kind: 'blog', language, title })
    items.push(item)
    if (index === 2) continue
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: title }] }
    const text = { title, excerpt: title, body: { type: 'doc', content: [paragraph] } }
    await askApi(admin, 'PUT', `/api/admin/items/${item.id}/editions/${language}`, {
      basedOn: 1,
      keep: true,
      text,
    })
  }
  return items
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)

  test('an administrator publishes several posts with the keyboard, reads why one was refused, and undoes it', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const items = await prepare(admin, language)
    const [first = '', second = '', refused = ''] = names[language]
    const word0 = first.split(' ')[0] ?? ''

    await admin.goto(paths.admin.blogs)
    await admin.getByRole('searchbox', { name: word('table.search') }).fill(word0)
    await admin.waitForURL((url) => url.searchParams.get('q') === word0)
    await admin.getByRole('combobox', { name: word(`language.${language}`) }).selectOption('draft')
    const rows = admin.getByRole('row').filter({ has: admin.getByRole('link') })
    await expect.poll(() => rows.count()).toBe(3)

    const boxOf = (title: string) =>
      admin.getByRole('checkbox', { name: word('bulk.selectNamed', { title }), exact: true })
    await rows.first().getByRole('checkbox').click()
    await rows
      .last()
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    const bar = admin.getByRole('region', { name: word('bulk.label') })
    await bar.getByText(word('bulk.selected', { count: 3 })).waitFor()
    await boxOf(second).press('Space')
    await bar.getByText(word('bulk.selected', { count: 2 })).waitFor()
    await boxOf(second).press('Space')
    await checkAccessibility(admin)

    await bar.getByRole('button', { name: word('bulk.publish'), exact: true }).press('Enter')
    await admin.getByRole('menuitem', { name: word('bulk.inBoth') }).press('Enter')
    const panel = admin.getByRole('alert').filter({ hasText: word('bulk.done.publish', { count: 2 }) })
    await panel.waitFor()
    await panel.getByText(word('check.excerpt')).waitFor()
    await checkAccessibility(admin)
    const reader = await openPage(site, { language, allow: [/status of 404/] })
    const address = paths.blog(items[0]?.slug ?? '')
    expect((await reader.goto(address))?.status()).toBe(200)

    await panel.getByRole('button', { name: word('bulk.undo'), exact: true }).press('Enter')
    await admin.getByText(word('bulk.undone', { count: 2 })).waitFor()
    expect((await reader.goto(address))?.status()).toBe(404)
    await admin.getByRole('button', { name: word('bulk.close'), exact: true }).press('Enter')
    const all = admin.getByRole('checkbox', { name: word('bulk.selectPage') })
    await expect.poll(() => all.evaluate((box) => box === document.activeElement)).toBe(true)

    await boxOf(refused).check()
    await bar.getByRole('button', { name: word('bulk.publish'), exact: true }).click()
    await admin
      .getByRole('menuitem', {
        name: word('bulk.onlyIn', { language: word(`language.${language}`) }),
        exact: true,
      })
      .click()
    await admin.getByRole('alert').getByRole('link', { name: refused }).click()
    await admin.waitForURL(new RegExp(`/admin/blogs/${items[2]?.id}`))
    await admin.getByText(word('check.excerpt')).first().waitFor()

    await admin.goBack()
    await expect.poll(() => rows.count()).toBe(3)
    await admin
      .getByRole('button', {
        name: word('filter.remove', { filter: word('filter.words', { words: word0 }) }),
      })
      .click()
    expect(new URL(admin.url()).searchParams.get(language)).toBe('draft')
    await admin.goBack()
    await expect.poll(() => admin.getByRole('main').getByRole('searchbox').inputValue()).toBe(word0)
  })

  test('several posts get a tag and go to the bin, and both can be undone', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const items = await prepare(admin, language)
    const label = language === 'en' ? 'Grain' : 'እህል'
    const tag = await askApi<{ slug: string }>(admin, 'POST', '/api/admin/tags', {
      labelEn: label,
      labelAm: label,
    })
    const read = () =>
      Promise.all(items.map(({ id }) => askApi<Item>(admin, 'GET', `/api/admin/items/${id}`)))

    await admin.goto(`${paths.admin.blogs}?${language}=draft`)
    for (const { editions } of items) {
      const title = editions[0]?.title ?? ''
      await admin
        .getByRole('checkbox', { name: word('bulk.selectNamed', { title }), exact: true })
        .first()
        .check()
    }
    const bar = admin.getByRole('region', { name: word('bulk.label') })
    await bar.getByRole('button', { name: word('bulk.tags'), exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('combobox', { name: word('settings.tags'), exact: true }).fill(label)
    await admin.getByRole('option', { name: label }).click()
    await dialog.getByRole('combobox', { name: word('settings.tags'), exact: true }).press('Escape')
    await dialog.getByRole('button', { name: word('bulk.tag'), exact: true }).click()
    await admin.getByText(word('bulk.done.tag', { count: 3 })).waitFor()
    expect((await read()).map(({ tags }) => tags)).toEqual([[tag.slug], [tag.slug], [tag.slug]])
    await admin.getByRole('button', { name: word('bulk.undo'), exact: true }).click()
    await admin.getByText(word('bulk.undone', { count: 3 })).waitFor()
    expect((await read()).map(({ tags }) => tags)).toEqual([[], [], []])

    await admin
      .getByRole('checkbox', { name: word('bulk.selectPage') })
      .first()
      .check()
    await bar.getByRole('button', { name: word('table.moveToBin'), exact: true }).click()
    await admin.getByRole('button', { name: word('bulk.undo'), exact: true }).waitFor()
    await expect.poll(async () => (await read()).every(({ deletedAt }) => deletedAt !== null)).toBe(true)
    await admin.getByRole('button', { name: word('bulk.undo'), exact: true }).click()
    await expect.poll(async () => (await read()).every(({ deletedAt }) => deletedAt === null)).toBe(true)
  })

  test('while the rows of the filter before still stand, none of them can be chosen', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await prepare(admin, language)
    await admin.goto(paths.admin.blogs)
    const rows = admin.getByRole('row').filter({ has: admin.getByRole('link') })
    await rows.first().waitFor()
    const slow = Promise.withResolvers<void>()
    await admin.route(new RegExp(`/api/admin/items\\?.*${language}=draft`), async (route) => {
      await slow.promise
      await route.continue()
    })
    await admin.getByRole('combobox', { name: word(`language.${language}`) }).selectOption('draft')
    const table = admin.getByRole('table')
    await expect.poll(() => table.getAttribute('aria-busy')).toBe('true')
    const page = admin.getByRole('checkbox', { name: word('bulk.selectPage') }).first()
    expect(await page.isDisabled()).toBe(true)
    expect(await rows.first().getByRole('checkbox').isDisabled()).toBe(true)
    await checkAccessibility(admin)
    slow.resolve()
    await expect.poll(() => table.getAttribute('aria-busy')).toBe('false')
    await page.check()
    const count = await rows.count()
    await admin
      .getByRole('region', { name: word('bulk.label') })
      .getByText(word('bulk.selected', { count }), { exact: true })
      .waitFor()
  })

  test('a change that does not get through leaves what was chosen, and the focus at the button', async () => {
    const admin = await openPage(site, { language, allow: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] })
    await signIn(admin, await findAdmin(site))
    const word0 = names[language][0]?.split(' ')[0] ?? ''
    await prepare(admin, language)
    await admin.goto(`${paths.admin.blogs}?q=${word0}&${language}=draft`)
    const rows = admin.getByRole('row').filter({ has: admin.getByRole('link') })
    await rows.first().waitFor()
    await admin
      .getByRole('checkbox', { name: word('bulk.selectPage') })
      .first()
      .check()
    const count = await rows.count()
    const bar = admin.getByRole('region', { name: word('bulk.label') })
    const chosen = bar.getByText(word('bulk.selected', { count }), { exact: true })
    await chosen.waitFor()

    const failure = admin.getByRole('alert').filter({ hasText: say('ui.admin', 'failure.network') })
    const isFocused = (place: Locator) =>
      expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)
    await admin.context().setOffline(true)
    const bin = bar.getByRole('button', { name: word('table.moveToBin'), exact: true })
    await bin.press('Enter')
    await failure.waitFor()
    await chosen.waitFor()
    await isFocused(bin)
    const unpublish = bar.getByRole('button', { name: word('bulk.unpublish'), exact: true })
    await unpublish.press('Enter')
    const failed = admin.waitForEvent('requestfailed')
    await admin.getByRole('menuitem', { name: word('bulk.inBoth') }).press('Enter')
    await failed
    await chosen.waitFor()
    await isFocused(unpublish)

    await admin.context().setOffline(false)
    await bin.press('Enter')
    const done = admin.getByRole('alert').filter({ hasText: word('bulk.done.bin', { count }) })
    await isFocused(done)
    await bar.waitFor({ state: 'detached' })
    await admin.context().setOffline(true)
    const undo = done.getByRole('button', { name: word('bulk.undo'), exact: true })
    await undo.press('Enter')
    await failure.waitFor()
    await isFocused(undo)
    await admin.context().setOffline(false)
    await undo.press('Enter')
    await isFocused(admin.getByRole('alert').filter({ hasText: word('bulk.undone', { count }) }))
  })

  test.each([1280, 360])('no focus goes under the bar, %i wide', async (width) => {
    const admin = await openPage(site, { language, viewport: { width, height: 740 } })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.terms)
    const bar = admin.getByRole('region', { name: word('bulk.label') })
    const rows = admin.getByRole('row').filter({ has: admin.getByRole('link') })
    await rows.first().getByRole('checkbox').check()
    await bar.waitFor()
    expect((await bar.boundingBox())?.height).toBeLessThan(740 / 4)
    for (let stop = 0; stop < 16; stop++) {
      await admin.keyboard.press('Tab')
      expect(await isUnder(bar), `stop ${stop}`).toBe(false)
    }
    const publish = bar.getByRole('button', { name: word('bulk.publish'), exact: true })
    await publish.press('Enter')
    const both = admin.getByRole('menuitem', { name: word('bulk.inBoth') })
    await both.waitFor()
    // What opens above the bar is whole, though the buttons can be pushed sideways.
    await expect
      .poll(() =>
        both.evaluate((item) => {
          const { left, top, width, height } = item.getBoundingClientRect()
          return item.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }),
      )
      .toBe(true)
    await checkAccessibility(admin)
  })
})

/** Whether the bar covers a part of what has the focus. */
function isUnder(bar: Locator): Promise<boolean> {
  return bar.evaluate((element) => {
    const focused = document.activeElement
    if (!focused || element.contains(focused)) return false
    const { top } = element.getBoundingClientRect()
    return focused.getBoundingClientRect().bottom > top
  })
}
