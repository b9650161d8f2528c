import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
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
})
