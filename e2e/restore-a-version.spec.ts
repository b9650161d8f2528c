import { describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { RevisionEntry } from '#desk/revisions/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)

  test('an editor compares an earlier version word by word and brings it back', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const item = await askApi<Item>(editor, 'POST', '/api/admin/items', {
      kind: 'blog',
      language,
      title: 'Coffee',
    })
    const address = `/api/admin/items/${item.id}/editions/${language}`
    const save = (basedOn: number, words: string) => {
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words }] }
      const body = { type: 'doc', content: [paragraph] }
      return askApi<Item>(editor, 'PUT', address, { basedOn, keep: true, text: { title: 'Coffee', body } })
    }
    await save(1, 'The price rose in Jimma.')
    await save(2, 'The price fell in Jimma.')

    await editor.route(/\/revisions\?page=/, async (route) => {
      const isFirst = route.request().url().endsWith('page=1')
      const response = await route.fetch({ url: route.request().url().replace('page=2', 'page=1') })
      const list: { items: RevisionEntry[] } = await response.json()
      await route.fulfill({ json: isFirst ? { ...list, hasNext: true } : { ...list, items: [], page: 2 } })
    })
    await editor.goto(paths.admin.item('blogs', item.id))
    const name = word(`language.${language}`)
    const text = editor.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
    await text.getByText('The price fell in Jimma.').waitFor()
    await editor.getByRole('button', { name: word('item.moreIn', { language: name }) }).click()
    await editor.getByRole('menuitem', { name: word('history.open'), exact: true }).click()
    const drawer = editor.getByRole('dialog', { name: word('history.title', { language: name }) })

    const older = drawer.getByRole('button', { name: word('history.older') })
    await older.press('Enter')
    await expect.poll(() => older.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => older.getAttribute('data-loading')).toBeNull()
    expect(await older.evaluate((button) => button === document.activeElement)).toBe(true)
    await drawer.getByText(word('history.compare'), { exact: true }).first().click()
    await drawer.locator('del', { hasText: 'rose' }).waitFor()
    await drawer.locator('ins', { hasText: 'fell' }).waitFor()

    // Several may have been saved within one minute.
    const choice = drawer.getByRole('combobox', { name: word('history.before'), exact: true })
    const offered = await choice.getByRole('option').allInnerTexts()
    for (const number of [2, 3]) expect(offered).toContainEqual(expect.stringMatching(`\\(.+ ${number}\\)`))

    const restore = { hasText: word('history.restore') }
    await drawer.locator('button', restore).first().press('Enter')
    const question = editor.getByRole('dialog').last()
    await question.getByText(/\(.+ 2\)/).waitFor()
    await question.locator('button', restore).last().press('Enter')
    await text.getByText('The price rose in Jimma.').waitFor()
    const more = editor.getByRole('button', { name: word('item.moreIn', { language: name }) })
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)
    const { editions } = await askApi<Item>(editor, 'GET', `/api/admin/items/${item.id}`)
    expect(editions[0]?.revision).toBe(4)
    expect(JSON.stringify(editions[0]?.body)).toContain('rose')
  })
})
