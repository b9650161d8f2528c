import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { languages } from '#platform/languages.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi } from './support/accounts.ts'
import { chart, drop, openTextEditor, outline, paste } from './support/editor.ts'
import { eventually } from './support/eventually.ts'
import { testsInTurn } from './support/in-turn.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

/** Six seconds without sound. */
const film = {
  name: 'film.mp4',
  type: 'video/mp4',
  base64: readFileSync(path.join(import.meta.dirname, 'fixtures/video/lesson.mp4')).toString('base64'),
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string) => say('desk', key)

  test('dropped files are sent while their words are written; what is refused says why', async () => {
    const { page, text, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('Last')
    const note = { name: 'plan.txt', type: 'text/plain', base64: Buffer.from('One lot.').toString('base64') }
    const drawing = { name: 'x.svg', type: 'image/svg+xml', base64: Buffer.from('<svg/>').toString('base64') }
    await drop(text.getByText('Last'), [chart, note, drawing])
    await page.waitForFunction(() => document.activeElement?.matches('[data-alt]'))
    await page.keyboard.type('A falling line')
    await text.getByText(word('media.refusedSvg')).waitFor()
    await expect.poll(() => text.getByText(word('figure.altMissing')).count()).toBe(1)
    await text
      .getByRole('button', { name: say('desk', 'block.remove', { name: word('figure.name') }) })
      .last()
      .click()
    const blocks = await saved((blocks) => blocks.length === 3)
    expect(outline(blocks)).toEqual(['figureImage A falling line', 'fileBlock', 'paragraph Last'])
    const [first] = blocks
    const mediaId = first?.type === 'figureImage' ? first.attrs.mediaId : ''
    const media = await askApi<MediaItem>(page, 'GET', `/api/admin/media/${mediaId}`)
    expect(media.fileName).toBe(chart.name)
  })

  test('the words for a file that turns out to be a video are its title', async () => {
    const { page, text, saved } = await openTextEditor(site, { language })
    await page.keyboard.type('Last')
    const sending = Promise.withResolvers<void>()
    await page.route('**/api/admin/media', async (route) => {
      await sending.promise
      await route.continue()
    })
    await drop(text.getByText('Last'), [film])
    await text.getByLabel(word('file.label'), { exact: true }).fill('Two candles')
    sending.resolve()
    const blocks = await saved((blocks) => blocks.some(({ type }) => type === 'video'))
    const video = blocks.find((block) => block.type === 'video')
    expect(video?.attrs).toMatchObject({ provider: 'upload', title: 'Two candles' })
  })

  test('a connection that breaks during an upload loses nothing: it goes on by itself or when asked', async () => {
    const { page, text, saved } = await openTextEditor(site, {
      language,
      allow: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/],
    })
    await page.context().setOffline(true)
    await paste(text, { files: [chart] })
    await text.getByText(word('media.unreachable')).waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('[data-alt]'))
    await page.keyboard.type('Prices in November')
    await page.context().setOffline(false)
    const isThere = (blocks: { type: string }[]) => blocks.some(({ type }) => type === 'figureImage')
    expect(outline(await saved(isThere))).toContain('figureImage Prices in November')

    await page.route('**/api/admin/media', (route) => route.abort(), { times: 1 })
    await text.press('Control+End')
    await paste(text, { files: [chart] })
    await text.getByRole('button', { name: word('upload.retry'), exact: true }).click()
    const both = await saved((blocks) => blocks.filter(({ type }) => type === 'figureImage').length === 2)
    expect(both.filter(({ type }) => type === 'figureImage')).toHaveLength(2)
    await eventually(
      async () => (await text.getByText(word('media.unreachable')).count()) === 0,
      'no failure is shown',
    )
  })

  test('who leaves or publishes while a picture is on its way is asked first', async () => {
    const { page, item, text, panel, saved } = await openTextEditor(site, { language, allow: [/ERR_FAILED/] })
    const name = word('language.en')
    await panel.getByRole('textbox', { name: word('field.excerpt'), exact: true }).fill('A line that falls')
    await text.click()
    await page.keyboard.type('Prices fell in November, and nobody knows why.')
    const sending = Promise.withResolvers<void>()
    await page.route('**/api/admin/media', async (route) => {
      await sending.promise
      await route.continue()
    })
    await paste(text, { files: [chart] })
    await page.waitForFunction(() => document.activeElement?.matches('[data-alt]'))
    await page.keyboard.type('A falling line')
    await page.keyboard.press('Control+s')
    await page.getByText(word('save.saved'), { exact: true }).waitFor()

    await page
      .getByRole('link', { name: say('blogs.admin', 'kind.blog.many'), exact: true })
      .first()
      .click()
    const leaving = page.getByRole('dialog', { name: word('leave.sendingTitle') })
    await leaving.getByText(word('sending.lost')).waitFor()
    await checkAccessibility(page)
    await leaving.getByRole('button', { name: word('leave.stay') }).click()

    await panel
      .getByRole('button', { name: say('desk', 'publish.in', { language: name }), exact: true })
      .click()
    const publishing = page.getByRole('dialog', { name: word('findings.sendingTitle') })
    await publishing.getByText(word('findings.sending')).waitFor()
    await checkAccessibility(page)
    await publishing.getByRole('button', { name: say('ui.admin', 'dialog.cancel'), exact: true }).click()
    const { editions } = await askApi<Item>(page, 'GET', `/api/admin/items/${item.id}`)
    expect(editions[0]?.isPublic).toBe(false)

    sending.resolve()
    const blocks = await saved((blocks) => blocks.some(({ type }) => type === 'figureImage'))
    expect(outline(blocks)).toContain('figureImage A falling line')
  })
})

test('undoing and redoing a picture that has arrived since shows it again', async () => {
  const { page, text, saved } = await openTextEditor(site)
  await page.keyboard.type('Before')
  await page.waitForTimeout(600)
  await paste(text, { files: [chart] })
  const isThere = (blocks: { type: string }[]) => blocks.some(({ type }) => type === 'figureImage')
  await saved(isThere)
  await text.getByText('Before').click()
  await page.keyboard.press('Control+z')
  expect(isThere(await saved((blocks) => !isThere(blocks)))).toBe(false)
  await page.keyboard.press('Control+Shift+z')
  expect(isThere(await saved(isThere))).toBe(true)
})

test('a refused text says which block is wrong, and leads there', async () => {
  const say = textsIn('en')
  const { page, text, panel } = await openTextEditor(site, { allow: [/status of 422/] })
  await page.route('**/editions/en', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 422,
        code: 'invalid',
        fields: { 'text.body.content.1.content.0.marks.0.attrs.href': 'link.unsafe' },
      }),
    }),
  )
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+s')
  await panel.getByRole('button', { name: say('desk', 'refused.link', { number: 2 }) }).click()
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect.poll(() => text.innerText()).toContain('two!')
})
