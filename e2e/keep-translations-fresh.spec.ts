import { describe, expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { Item } from '#content/contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const words: Record<Language, string[]> = {
  en: ['Save first.', 'Invest what is left.', 'Never borrow to trade.'],
  am: ['መጀመሪያ ይቆጥቡ።', 'የቀረውን ያውሉ።', 'ለመገበያየት አይበደሩ።'],
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)
  const nameOf = (one: Language) => word(`language.${one}`)

  async function openEditor(original: Language): Promise<{ page: Page; item: Item }> {
    const page = await openPage(site, { language, viewport: { width: 1440, height: 900 } })
    await signIn(page, await findAdmin(site))
    const wanted = { kind: 'blog', language: original, title: 'Saving' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    const save = (one: Language, basedOn: number, translatedFrom?: number) =>
      askApi<Item>(page, 'PUT', `/api/admin/items/${item.id}/editions/${one}`, {
        basedOn,
        translatedFrom,
        text: { title: 'Saving', body: documentOf(words[one]) },
      })
    await save(original, 1)
    await save(otherLanguage(original), 0, 2)
    await page.goto(paths.admin.item('blogs', item.id))
    await bodyOf(page, original)
      .getByText(words[original][2] ?? '')
      .waitFor()
    return { page, item }
  }

  const bodyOf = (page: Page, one: Language): Locator =>
    page.getByRole('textbox', { name: word('field.bodyIn', { language: nameOf(one) }) })
  const panelOf = (page: Page, one: Language): Locator =>
    page.getByRole('region', { name: nameOf(one), exact: true })

  inBoth.each(languages)(
    'an editor changes one block of a text in %s and sees exactly its translation go stale, until it is declared up to date',
    async (original) => {
      const translation = otherLanguage(original)
      const { page, item } = await openEditor(original)
      const [from, to] = [bodyOf(page, original), bodyOf(page, translation)]
      await expect.poll(() => to.locator('[data-debt]').count()).toBe(0)

      await from.locator('p').nth(1).click()
      await page.keyboard.press('End')
      await page.keyboard.type(' 2019')
      const label = word('debt.changed', { other: nameOf(original) })
      await to.getByRole('button', { name: label }).waitFor()
      const marked = to.locator('[data-debt]')
      await expect.poll(() => marked.allTextContents()).toEqual([words[translation][1]])
      await expect.poll(() => panelOf(page, original).locator('[data-debt]').count()).toBe(0)
      await checkAccessibility(page)

      await to.getByRole('button', { name: label }).press('Enter')
      const dialog = page.getByRole('dialog', { name: label })
      await dialog.locator('ins', { hasText: '2019' }).waitFor()
      await dialog.getByRole('button', { name: word('debt.settle') }).click()
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => marked.count()).toBe(0)
      const isStale = async () =>
        (await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)).editions.find(
          (edition) => edition.language === translation,
        )?.isStale
      expect(await isStale()).toBe(true)

      await panelOf(page, translation)
        .getByRole('button', { name: word('stale.confirm') })
        .press('Enter')
      await page
        .getByText(word('stale.confirmed', { language: nameOf(translation) }))
        .first()
        .waitFor()
      expect(await isStale()).toBe(false)
      await panelOf(page, translation).getByText(word('state.stale')).waitFor({ state: 'hidden' })
      const title = panelOf(page, translation).locator('input, textarea').first()
      await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true)
    },
  )

  inBoth(
    'a place that is marked as done stays so after a reload, and the focus goes on from it',
    async () => {
      const { page, item } = await openEditor('en')
      const [one = '', two = '', three = ''] = words.en
      const text = { title: 'Saving', body: documentOf([`${one} 2019`, two, `${three} 2020`]) }
      await askApi(page, 'PUT', `/api/admin/items/${item.id}/editions/en`, { basedOn: 2, keep: true, text })
      await page.reload()
      const to = bodyOf(page, 'am')
      const label = word('debt.changed', { other: nameOf('en') })
      const chips = to.getByRole('button', { name: label })
      const settle = async () => {
        const dialog = page.getByRole('dialog', { name: label })
        await dialog.getByRole('button', { name: word('debt.settle') }).press('Enter')
        await dialog.waitFor({ state: 'hidden' })
      }
      await chips.first().press('Enter')
      await settle()
      const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement)
      await expect.poll(() => isFocused(chips.first())).toBe(true)
      await expect.poll(() => to.locator('[data-debt]').allTextContents()).toEqual([words.am[2]])
      await page.reload()
      await chips.first().waitFor()
      await expect.poll(() => to.locator('[data-debt]').allTextContents()).toEqual([words.am[2]])
      await chips.first().press('Enter')
      await settle()
      await expect.poll(() => isFocused(to)).toBe(true)
    },
  )

  test('new blocks and blocks that are gone are shown where they belong, and saving the same text again shows nothing', async () => {
    const { page, item } = await openEditor('en')
    const address = `/api/admin/items/${item.id}/editions/en`
    const [one, , three] = words.en
    const text = { title: 'Saving', body: documentOf(['Before all.', one ?? '', three ?? '']) }
    await askApi(page, 'PUT', address, { basedOn: 2, keep: true, text })
    await page.reload()
    const to = bodyOf(page, 'am')
    await to.getByRole('button', { name: word('debt.added', { other: nameOf('en') }) }).waitFor()
    await expect.poll(() => to.locator('[data-debt="removed"]').allTextContents()).toEqual([words.am[1]])
    await expect.poll(() => to.locator('[data-debt="changed"]').count()).toBe(0)

    const before = { title: 'Saving', body: documentOf(words.en) }
    await askApi(page, 'PUT', address, { basedOn: 3, keep: true, text: before })
    await page.reload()
    await to.getByText(words.am[0] ?? '').waitFor()
    await panelOf(page, 'en').getByRole('heading', { level: 2 }).waitFor()
    await expect.poll(() => to.getByRole('button').count()).toBe(0)
    await expect.poll(() => page.getByText(word('state.stale')).count()).toBe(0)
  })

  test('a section that was moved is moved in the translation with one button, which can be undone, and a new look is told apart', async () => {
    const { page, item } = await openEditor('en')
    const address = `/api/admin/items/${item.id}/editions/en`
    const [one = '', two = '', three = ''] = words.en
    const save = (basedOn: number, body: BlockDocument) =>
      askApi(page, 'PUT', address, { basedOn, keep: true, text: { title: 'Saving', body } })
    await save(2, documentOf([three, one, two]))
    await page.reload()
    const to = bodyOf(page, 'am')
    await to.getByText(word('debt.moved', { other: nameOf('en') })).waitFor()
    await expect.poll(() => to.locator('[data-debt]').allTextContents()).toEqual([words.am[2]])
    await checkAccessibility(page)
    const texts = () => to.locator('p').allTextContents()
    const before = await texts()
    await to.getByRole('button', { name: word('debt.moveHere') }).press('Enter')
    await expect.poll(texts).toEqual([words.am[2], words.am[0], words.am[1]])
    await expect.poll(() => to.locator('[data-debt]').count()).toBe(0)
    await page.keyboard.press('Control+z')
    await expect.poll(texts).toEqual(before)
    await to.getByText(word('debt.moved', { other: nameOf('en') })).waitFor()

    const bold = documentOf(words.en)
    bold.content[1] = {
      type: 'paragraph',
      content: [{ type: 'text', text: two, marks: [{ type: 'bold' }] }],
    }
    await save(3, bold)
    await page.reload()
    await to.getByText(word('debt.restyled', { other: nameOf('en') })).waitFor()
    await expect.poll(() => to.locator('[data-debt="changed"]').count()).toBe(0)
  })

  test('a translator takes over the structure of the other text, sees its words beside the empty lines, and can undo it', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    const wanted = { kind: 'blog', language: 'en', title: 'Structure' }
    const item = await askApi<Item>(page, 'POST', '/api/admin/items', wanted)
    const address = `/api/admin/items/${item.id}/editions`
    const heading = {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'Why save' }],
    }
    const code = { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: 'x = 1' }] }
    const paragraphs = documentOf(words.en).content
    const body = { type: 'doc', content: [heading, paragraphs[0], code, paragraphs[1], paragraphs[2]] }
    await askApi(page, 'PUT', `${address}/en`, { basedOn: 1, text: { title: 'Structure', body } })
    await page.goto(paths.admin.item('blogs', item.id))
    const to = bodyOf(page, 'am')
    const copy = page.getByRole('button', { name: word('structure.copy', { other: nameOf('en') }) })
    await copy.click()
    await expect.poll(() => to.locator('[data-ghost]').count()).toBe(4)
    await expect.poll(() => to.locator('[data-ghost]').first().getAttribute('data-ghost')).toBe('Why save')
    await to.getByText('x = 1').waitFor()
    await to.locator('h2').click()
    await page.keyboard.type('ለምን ይቆጥባሉ')
    await expect.poll(() => to.locator('[data-ghost]').count()).toBe(3)
    const kinds = async () => {
      const { editions } = await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)
      return editions.find((one) => one.language === 'am')?.body.content.map(({ type }) => type)
    }
    await expect.poll(kinds).toEqual(['heading', 'paragraph', 'codeBlock', 'paragraph', 'paragraph'])

    await copy.click()
    const dialog = page.getByRole('dialog', { name: word('structure.title', { language: nameOf('am') }) })
    await dialog.getByRole('button', { name: word('structure.replace'), exact: true }).click()
    await expect.poll(() => to.locator('[data-ghost]').count()).toBe(4)
    await to.locator('h2').click()
    await page.keyboard.press('Control+z')
    await to.getByText('ለምን ይቆጥባሉ').waitFor()
  })

  test('beside a block that came to the original stands none of its translation', async () => {
    const { page, item } = await openEditor('en')
    const text = { title: 'Saving', body: documentOf(['Before all else.', ...words.en]) }
    await askApi(page, 'PUT', `/api/admin/items/${item.id}/editions/en`, { basedOn: 2, keep: true, text })
    await page.reload()
    const topOf = (one: Language, at: number) =>
      bodyOf(page, one)
        .locator('p')
        .nth(at)
        .evaluate((block) => block.getBoundingClientRect().top)
    const apart = async (at: number) => Math.abs((await topOf('en', at + 1)) - (await topOf('am', at)))
    await page.getByRole('button', { name: word('lineUp.toggle') }).click()
    for (const at of [0, 1, 2]) await expect.poll(() => apart(at)).toBeLessThan(3)
    await panelOf(page, 'en')
      .getByRole('textbox', { name: word('field.excerpt'), exact: true })
      .fill('A line.\n'.repeat(8))
    await expect.poll(() => apart(2)).toBeGreaterThan(20)
    for (const at of [0, 1, 2]) await expect.poll(() => apart(at)).toBeLessThan(3)
  })

  test('blocks of both texts stand side by side when an editor wants it, also the next time', async () => {
    const { page } = await openEditor('en')
    await bodyOf(page, 'en').locator('p').first().click()
    await page.keyboard.insertText('A much longer beginning than the other one has. '.repeat(12))
    const tops = async () => {
      const [left, right] = await Promise.all(
        languages.map((one) =>
          bodyOf(page, one)
            .locator('p')
            .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top))),
        ),
      )
      return (left ?? []).map((top, index) => Math.abs(top - (right?.[index] ?? 0)))
    }
    expect(Math.max(...(await tops()))).toBeGreaterThan(20)
    await page.getByRole('button', { name: word('lineUp.toggle') }).click()
    await expect.poll(async () => Math.max(...(await tops()).slice(0, 3))).toBeLessThan(3)
    await expect.poll(() => page.getByText(word('save.saved')).count()).toBe(1)
    await page.reload()
    await bodyOf(page, 'am')
      .getByText(words.am[2] ?? '')
      .waitFor()
    await expect.poll(async () => Math.max(...(await tops()).slice(0, 3))).toBeLessThan(3)
    await page.getByRole('button', { name: word('lineUp.toggle'), pressed: true }).click()
    await expect.poll(async () => Math.max(...(await tops()))).toBeGreaterThan(20)
  })
})

function documentOf(paragraphs: readonly string[]): BlockDocument {
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}
