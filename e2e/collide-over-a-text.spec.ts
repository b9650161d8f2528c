import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Item } from '#content/contract.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { goTo } from './support/editor.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage, openTab } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const documentOf = (...lines: string[]) => ({ type: 'doc', content: lines.map(paragraph) })

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)
  const name = word(`language.${language}`)

  /** An editor at a post with these lines, and a colleague who saves other ones. */
  async function open(...lines: string[]) {
    const page = await openPage(site, { language, allow: [/status of 409/] })
    await signIn(page, await findAdmin(site))
    const wanted = { kind: 'blog', language, title: 'Sesame' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    const address = `/api/admin/items/${item.id}/editions/${language}`
    await askApi(page, 'PUT', address, { basedOn: 1, text: { title: 'Sesame', body: documentOf(...lines) } })
    const colleague = await colleagueOf(page, language)
    await page.goto(paths.admin.item('blogs', item.id))
    const text = page.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
    await text.waitFor()
    return {
      page,
      text,
      item,
      bar: page.getByRole('region', { name: word('conflict.region', { language: name }) }),
      theySave: (change: object) => save(colleague, address, change),
      stored: async () => {
        const { editions } = await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)
        return editions.find((edition) => edition.language === language)!
      },
      history: async () => {
        const list = await askApi<{ items: { revision: number }[] }>(page, 'GET', `${address}/revisions`)
        const texts = list.items.map(({ revision }) =>
          askApi(page, 'GET', `${address}/revisions/${revision}`),
        )
        return JSON.stringify(await Promise.all(texts))
      },
    }
  }

  test('who types on through a collision loses no letter, and what only one changed is joined', async () => {
    const { page, text, theySave, stored } = await open('A line of theirs.', 'A line of mine.')
    await goTo(text, 'A line of mine.')
    await page.keyboard.press('End')
    const letters = Array.from({ length: 350 }, (_, at) =>
      at % 7 === 6 ? ' ' : 'abcdefghijkl'[at % 12],
    ).join('')
    await page.keyboard.type(letters.slice(0, 60), { delay: 15 })
    await theySave({ title: 'Sesame', body: documentOf('A line of theirs, changed.', 'A line of mine.') })
    await page.keyboard.type(letters.slice(60), { delay: 40 })
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect
      .poll(async () => JSON.stringify((await stored()).body))
      .toContain(`A line of mine.${letters}`.trimEnd())
    expect(JSON.stringify((await stored()).body)).toContain('A line of theirs, changed.')
    await text.getByText('A line of theirs, changed.').waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByText(word('conflict.joined')).last().waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: word('conflict.close'), exact: true }).press('Enter')
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('who types on in the very line that was changed loses no letter; Space and Enter choose nothing', async () => {
    const { page, text, bar, theySave, stored, history } = await open('One line.')
    await goTo(text, 'One line.')
    await page.keyboard.press('End')
    await theySave({ title: 'Sesame', body: documentOf('One line of theirs.') })
    const words = ' I go on and on'
    for (let count = 0; count < 12 || (await bar.count()) === 0; count++)
      await page.keyboard.type(words, { delay: 25 })
    const typed = (await text.innerText()).trim()
    await page.keyboard.press('Enter')
    await page.keyboard.type('and more ')
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
    await bar.waitFor()
    await checkAccessibility(page)
    expect((await stored()).body).toEqual(documentOf('One line of theirs.'))

    await bar.getByRole('button', { name: word('conflict.choose.both'), exact: true }).click()
    await bar.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await stored()).body.content.map((block) => lineOf(block)))
      .toEqual(['One line of theirs.', typed, 'and more'])
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
    const past = await history()
    expect(past).toContain('One line of theirs.')
    expect(past).toContain(typed)
  })

  test.each(['mine', 'theirs'] as const)(
    'a line of both is chosen by a key of its own; the other one stays in the history: %s',
    async (choice) => {
      const { page, text, bar, theySave, stored, history } = await open('One line.')
      await theySave({ title: 'Sesame', body: documentOf('One line of theirs.') })
      await text.fill('One line of mine.')
      await bar.waitFor()
      await page.keyboard.press(choice === 'mine' ? 'Alt+Shift+Digit1' : 'Alt+Shift+Digit2')
      await bar.waitFor({ state: 'detached' })
      await expect.poll(async () => (await stored()).body).toEqual(documentOf(`One line of ${choice}.`))
      await text.getByText(`One line of ${choice}.`).waitFor()
      const past = await history()
      for (const words of ['One line of mine.', 'One line of theirs.']) expect(past).toContain(words)
    },
  )

  test('a title that both changed is chosen like a line, and one that only they changed comes by itself', async () => {
    const { page, bar, theySave, stored } = await open('One line.')
    const panel = page.locator(`[data-edition=${language}]`)
    const title = panel.getByRole('textbox', { name: word('field.title'), exact: true })
    await theySave({ title: 'Theirs', excerpt: 'Only theirs', body: documentOf('One line.') })
    await title.fill('Mine')
    await bar.waitFor()
    await bar.getByRole('button', { name: word('conflict.choose.theirs'), exact: true }).click()
    await expect
      .poll(async () => [(await stored()).title, (await stored()).excerpt])
      .toEqual(['Theirs', 'Only theirs'])
    // Both texts are kept before the chosen one, so the server may say it earlier than the page.
    await expect.poll(() => title.inputValue()).toBe('Theirs')
  })

  test('what one saved in another tab of their own is not said to be somebody else', async () => {
    const { page, text, item, stored } = await open('One line.', 'Second line.')
    const tab = await openTab(page)
    await tab.goto(paths.admin.item('blogs', item.id))
    const other = tab.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
    await goTo(other, 'Second line.')
    await tab.keyboard.press('End')
    await tab.keyboard.type(' From the other tab.')
    await expect.poll(async () => JSON.stringify((await stored()).body)).toContain('From the other tab.')
    await goTo(text, 'One line.')
    await page.keyboard.press('End')
    await page.keyboard.type(' From here.')
    await page
      .getByText(word('conflict.titleOwn', { language: name }))
      .last()
      .waitFor()
    await expect
      .poll(async () => (await stored()).body)
      .toEqual(documentOf('One line. From here.', 'Second line. From the other tab.'))
  })

  test('settings that both changed wait for a choice; the others are joined', async () => {
    const { page, item, theySave } = await open('One line.')
    await page.getByRole('button', { name: word('item.showSettings') }).click()
    const { version } = await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)
    const slug = page.getByRole('textbox', { name: word('settings.slug'), exact: true })
    await slug.fill(`mine-${language}`)
    await page.getByRole('combobox', { name: word('settings.level'), exact: true }).selectOption('beginner')
    await theySave({
      path: `/api/admin/items/${item.id}`,
      version,
      slug: `theirs-${language}`,
      level: 'advanced',
      market: 'ECX',
    })
    await page.keyboard.press('Control+s')
    const bar = page.getByRole('region', { name: word('conflict.settings') })
    const place = (name: string) => bar.getByRole('listitem', { name: word(name) })
    for (const words of [`mine-${language}`, `theirs-${language}`])
      await place('settings.slug').getByText(words, { exact: true }).waitFor()
    for (const words of ['level.beginner', 'level.advanced'])
      await place('settings.level').getByText(word(words), { exact: true }).waitFor()
    await expect.poll(() => bar.getByRole('listitem').count()).toBe(2)
    await checkAccessibility(page)
    await place('settings.level')
      .getByRole('button', { name: word('conflict.choose.theirs'), exact: true })
      .click()
    await place('settings.slug')
      .getByRole('button', { name: word('conflict.choose.mine'), exact: true })
      .click()
    await bar.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('OUTPUT')
    await expect
      .poll(async () => askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`))
      .toMatchObject({ slug: `mine-${language}`, level: 'advanced', market: 'ECX' })
  })
})

/** A second administrator, in a browser of their own. */
async function colleagueOf(admin: Page, language: Language): Promise<Page> {
  const page = await openPage(site, { language })
  const account = await register(site, { language })
  await signIn(page, account)
  const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
  await askApi(admin, 'PATCH', `/api/admin/users/${user?.uid}`, { role: 'admin' })
  await signIn(page, account)
  return page
}

/** Saves over the newest revision, or changes settings when a path is given. */
async function save(page: Page, address: string, { path, ...change }: { path?: string }): Promise<void> {
  if (path) return askApi(page, 'PATCH', path, change)
  const [itemPath, language] = address.split('/editions/')
  const { editions } = await askApi<Item>(page, 'GET', itemPath ?? '')
  const basedOn = editions.find((edition) => edition.language === language)?.revision ?? 0
  await askApi(page, 'PUT', address, { basedOn, text: change })
}

function lineOf(block: Block): string {
  const run = block.type === 'paragraph' ? block.content?.[0] : undefined
  return run?.type === 'text' ? run.text.trim() : ''
}
