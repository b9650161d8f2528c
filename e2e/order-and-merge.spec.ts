import { afterAll, describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { Collection, Item } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

interface Tag {
  id: string
  slug: string
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)
  const order = (key: string, values?: Record<string, string | number>) => say('ui.admin', key, values)

  test('tracks and the pages in one are put in order with the keyboard, and it can be undone', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.tracks)
    const read = async () => {
      const { items } = await askApi<{ items: Collection[] }>(
        admin,
        'GET',
        '/api/admin/collections?kind=track',
      )
      return items.map((one) => (language === 'am' ? one.titleAm : one.titleEn))
    }
    const before = await read()
    const [first = '', second = ''] = before
    await admin.getByRole('button', { name: order('order.drag', { title: first }) }).focus()
    await checkAccessibility(admin)
    const said = (key: string, values: Record<string, string | number>) =>
      admin
        .getByRole('status')
        .filter({ hasText: order(key, values) })
        .waitFor({ state: 'attached' })
    await admin.keyboard.press('Space')
    await said('order.picked', { title: first, place: 1, count: before.length })
    await admin.keyboard.press('ArrowDown')
    await said('order.over', { title: first, place: 2, count: before.length })
    await admin.keyboard.press('Space')
    await admin.getByText(order('order.saved')).waitFor()
    expect((await read()).slice(0, 2)).toEqual([second, first])

    await admin.getByRole('button', { name: order('report.undo'), exact: true }).click()
    await admin.getByText(order('order.undone')).waitFor()
    await expect.poll(() => read()).toEqual(before)
    // The page stands as the site does, and so does what is moved next.
    await expect.poll(() => placeOf(admin, first)).toBe(0)
    await admin.getByRole('button', { name: order('order.down', { title: first }), exact: true }).click()
    await expect.poll(() => read()).toEqual([second, first, ...before.slice(2)])
    await expect.poll(() => placeOf(admin, first)).toBe(1)
    await admin.getByRole('button', { name: order('order.up', { title: first }), exact: true }).click()
    await expect.poll(() => read()).toEqual(before)
    await expect.poll(() => placeOf(admin, first)).toBe(0)

    await admin
      .getByRole('button', { name: word('table.actionsNamed', { title: first }), exact: true })
      .click()
    await admin.getByRole('menuitem', { name: word('collection.order') }).click()
    const dialog = admin.getByRole('dialog', { name: word('collection.itemsOf', { title: first }) })
    const pages = dialog.getByRole('listitem')
    await pages.nth(1).waitFor()
    const [top, next] = [
      await pages.nth(0).getByRole('link').innerText(),
      await pages.nth(1).getByRole('link').innerText(),
    ]
    await dialog.getByRole('button', { name: order('order.down', { title: top }), exact: true }).click()
    await admin.getByText(order('order.saved')).first().waitFor()
    await expect.poll(() => pages.nth(0).getByRole('link').innerText()).toBe(next)
  })

  test('who takes the move of a category back is at its arrow again', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.faqCategories)
    const { items } = await askApi<{ items: Collection[] }>(
      admin,
      'GET',
      '/api/admin/collections?kind=faq_category',
    )
    const title = (language === 'am' ? items[0]?.titleAm : items[0]?.titleEn) ?? ''
    const arrow = admin.getByRole('button', { name: order('order.down', { title }), exact: true })
    await arrow.press('Enter')
    const note = admin.getByRole('alert').filter({ hasText: order('order.saved') })
    await note.getByRole('button', { name: order('report.undo'), exact: true }).press('Enter')
    await admin.getByText(order('order.undone')).waitFor()
    await expect.poll(() => arrow.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('a row is dragged with the pointer, and somebody else’s order is not written over', async () => {
    const admin = await openPage(site, { language, allow: [/status of 409/] })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.series)
    const names = [`${language} one`, `${language} two`, `${language} three`]
    const wanted = { kind: 'series', summaryEn: '', summaryAm: '' }
    const made: Collection[] = []
    for (const titleEn of names)
      made.push(
        await askApi<Collection>(admin, 'POST', '/api/admin/collections', {
          ...wanted,
          titleEn,
          titleAm: titleEn,
        }),
      )
    await admin.reload()
    const handle = (title: string) => admin.getByRole('button', { name: order('order.drag', { title }) })
    await handle(names[2] ?? '').scrollIntoViewIfNeeded()
    const [from, to] = [
      await handle(names[2] ?? '').boundingBox(),
      await handle(names[0] ?? '').boundingBox(),
    ]
    if (!from || !to) throw new Error('the rows are not shown')
    await admin.mouse.move(from.x + 10, from.y + 10)
    await admin.mouse.down()
    await admin.mouse.move(from.x + 10, from.y - 20, { steps: 5 })
    await admin.mouse.move(to.x + 10, to.y + 5, { steps: 15 })
    await admin.mouse.up()
    await admin.getByText(order('order.saved')).waitFor()
    const ids = async () =>
      (await askApi<{ items: Collection[] }>(admin, 'GET', '/api/admin/collections?kind=series')).items.map(
        ({ id }) => id,
      )
    const now = await ids()
    const placed = made.map(({ id }) => now.indexOf(id))
    expect(placed[2]).toBeLessThan(placed[0] ?? 0)

    await askApi(admin, 'PUT', '/api/admin/collection-order', {
      kind: 'series',
      before: now,
      after: now.toReversed(),
    })
    await admin
      .getByRole('button', { name: order('order.down', { title: names[2] ?? '' }), exact: true })
      .click()
    await admin.getByText(order('order.changed')).waitFor()
    await expect.poll(() => ids()).toEqual(now.toReversed())
    // What the sentence says is so, and from there on it goes on.
    const last = now.toReversed().indexOf(made[2]?.id ?? '')
    expect(await placeOf(admin, names[2] ?? '')).toBe(last)
    await admin
      .getByRole('button', { name: order('order.up', { title: names[2] ?? '' }), exact: true })
      .click()
    await expect.poll(async () => (await ids()).indexOf(made[2]?.id ?? '')).toBe(last - 1)
    await expect.poll(() => placeOf(admin, names[2] ?? '')).toBe(last - 1)
  })

  test('two tags become one: the question names how many items move, and the old address still leads to them', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.tags)
    const label = (name: string) => `${name} ${language}`
    const [old, kept] = [label('Bullion'), label('Metals')]
    const tags: Tag[] = []
    for (const name of [old, kept])
      tags.push(await askApi<Tag>(admin, 'POST', '/api/admin/tags', { labelEn: name, labelAm: name }))
    const { items } = await askApi<{ items: Item[] }>(
      admin,
      'GET',
      '/api/admin/items?kind=blog&state=published',
    )
    const ids = items.slice(0, 2).map(({ id }) => id)
    await askApi(admin, 'POST', '/api/admin/item-changes', { action: 'tag', ids, tags: [tags[0]?.slug] })

    await admin.reload()
    const merge = admin.getByRole('button', { name: word('merge.openNamed', { title: old }) })
    await merge.waitFor()
    const near = admin.locator('li').filter({ has: merge }).locator('xpath=following-sibling::li[1]//button')
    const nextFocus = await near.nth(-2).getAttribute('aria-label')
    await merge.click()
    const dialog = admin.getByRole('dialog', { name: word('merge.title', { title: old }) })
    await dialog.getByText(word('merge.tagAbout', { count: 2 })).waitFor()
    await checkAccessibility(admin)
    await dialog
      .getByRole('combobox', { name: word('merge.into'), exact: true })
      .selectOption({ label: kept })
    await dialog.getByRole('button', { name: word('merge.action'), exact: true }).click()
    await admin.getByText(word('merge.done', { title: old, count: 2 })).waitFor()
    await admin.getByText(old, { exact: true }).first().waitFor({ state: 'detached' })
    // The button that was pressed went with its row.
    expect(nextFocus).toBeTruthy()
    await expect.poll(() => admin.evaluate(() => document.activeElement?.ariaLabel)).toBe(nextFocus)

    const reader = await openPage(site, { language })
    await reader.goto(`${paths.blogs}?tag=${tags[0]?.slug}`)
    await expect.poll(() => reader.getByRole('main').getByRole('article').count()).toBe(2)
  })

  test('a tag that more items carry meanwhile is removed once its dialog has said how many', async () => {
    const admin = await openPage(site, { language, allow: [/status of 409/] })
    await signIn(admin, await findAdmin(site))
    const title = `Carat ${language}`
    const { slug } = await askApi<Tag>(admin, 'POST', '/api/admin/tags', { labelEn: title, labelAm: title })
    const { items } = await askApi<{ items: Item[] }>(
      admin,
      'GET',
      '/api/admin/items?kind=blog&state=published',
    )
    const give = (item: Item | undefined) =>
      askApi(admin, 'POST', '/api/admin/item-changes', { action: 'tag', ids: [item?.id], tags: [slug] })
    await give(items[0])
    await admin.goto(paths.admin.tags)
    const named = word('tags.removeNamed', { title })
    await admin.getByRole('button', { name: named, exact: true }).click()
    const dialog = admin.getByRole('dialog', { name: named })
    await dialog.getByText(word('tags.removeUsed', { count: 1 })).waitFor()
    await give(items[1])
    const remove = dialog.getByRole('button', { name: word('tags.remove'), exact: true })
    await remove.click()
    await admin.getByText(word('tags.inUse')).waitFor()
    await dialog.getByText(word('tags.removeUsed', { count: 2 })).waitFor()
    await remove.click()
    await admin.getByText(word('tags.removed')).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })
})

/** Which row of the page's list says this, from 0. */
async function placeOf(page: Page, title: string): Promise<number> {
  const rows = await page.getByRole('main').getByRole('listitem').allInnerTexts()
  return rows.findIndex((row) => row.split('\n').some((line) => line.trim() === title))
}
