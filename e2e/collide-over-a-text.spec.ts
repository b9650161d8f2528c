import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('content.admin', key, values)

  test.each(['mine', 'theirs'] as const)(
    'two who write one text choose between both, and the other one stays in the history: %s',
    async (choice) => {
      const editor = await openPage(site, { language, allow: [/status of 409/] })
      await signIn(editor, await findAdmin(site))
      await editor.goto(paths.admin.dashboard)
      const wanted = { kind: 'blog', language, title: 'Sesame' }
      const item = await askApi<Item>(editor, 'POST', '/api/admin/items', wanted)
      const address = `/api/admin/items/${item.id}/editions/${language}`

      await editor.goto(paths.admin.item('blogs', item.id))
      const name = word(`language.${language}`)
      const text = editor.getByRole('textbox', { name: word('field.bodyIn', { language: name }) })
      await text.waitFor()
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Words of the other editor.' }] }
      const theirs = { title: 'Sesame', body: { type: 'doc', content: [paragraph] } }
      await askApi<Item>(editor, 'PUT', address, { basedOn: 1, keep: false, text: theirs })

      await text.fill('Words of my own.')
      await editor.keyboard.press('Control+S')
      const dialog = editor.getByRole('dialog', { name: word('conflict.title', { language: name }) })
      await dialog.getByText('Words of my own.').waitFor()
      await dialog.getByText('Words of the other editor.').waitFor()
      const button = word(choice === 'mine' ? 'conflict.keepMine' : 'conflict.takeTheirs')
      await dialog.getByRole('button', { name: button, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })

      const [kept, other] = ['Words of my own.', 'Words of the other editor.']
      const [shown, past] = choice === 'mine' ? [kept, other] : [other, kept]
      await expect
        .poll(async () => JSON.stringify(await askApi<Item>(editor, 'GET', `/api/admin/items/${item.id}`)))
        .toContain(shown)
      await text.getByText(shown).waitFor()
      const { items } = await askApi<{ items: { revision: number }[] }>(editor, 'GET', `${address}/revisions`)
      const texts = await Promise.all(
        items.map(({ revision }) => askApi<unknown>(editor, 'GET', `${address}/revisions/${revision}`)),
      )
      expect(JSON.stringify(texts)).toContain(past)
    },
  )
})
