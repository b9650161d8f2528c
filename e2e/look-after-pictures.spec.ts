import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { listed } from '#platform/punctuation.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { openTextEditor } from './support/editor.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

interface File {
  name: string
  mimeType: string
  buffer: Buffer
}

const isFocused = (element: Element) => element === document.activeElement
const expectFocus = (place: Locator) => expect.poll(() => place.evaluate(isFocused)).toBe(true)

describe.each(languages)('with the admin pages in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)

  inBoth(
    'an editor uploads several at once, stops one and tries again, and is told why another is not taken',
    async () => {
      const editor = await openLibrary(language)
      const main = editor.getByRole('main')
      for (const types of ['JPEG PNG WEBP AVIF GIF', 'PDF CSV TXT ICS XLSX DOCX ZIP MP3 MP4 VTT'])
        await main.getByText(listed(types.split(' '), language)).waitFor()

      await slowDown(editor)
      const [first, second] = [await picture('Jimma', 400), await picture('Harar', 400)]
      const drawing = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
      const phone = { name: 'phone.heic', mimeType: 'image/heic', buffer: heic }
      const moving = { name: 'moving.gif', mimeType: 'image/gif', buffer: await animation() }
      await choose(main, [first, second, drawing, phone, moving])
      const rows = main.getByRole('list', { name: word('media.uploads') }).getByRole('listitem')
      await rows.filter({ hasText: 'drawing.svg' }).getByText(word('media.refusedSvg')).waitFor()
      await rows.filter({ hasText: phone.name }).getByText(word('media.refusedHeic')).waitFor()
      await rows.filter({ hasText: first.name }).getByRole('progressbar').waitFor()
      await rows.filter({ hasText: second.name }).getByText(word('media.waiting'), { exact: true }).waitFor()
      await main.getByRole('button', { name: word('media.stopNamed', { name: first.name }) }).click()
      await rows.filter({ hasText: first.name }).getByText(word('media.stopped')).waitFor()
      await rows.filter({ hasText: second.name }).getByText(word('media.done'), { exact: true }).waitFor()
      await main.getByRole('button', { name: word('media.retryNamed', { name: first.name }) }).press('Enter')
      await rows.filter({ hasText: first.name }).getByText(word('media.done'), { exact: true }).waitFor()
      await rows
        .filter({ hasText: moving.name })
        .getByText(word('media.becameStill'), { exact: true })
        .waitFor()
      await checkAccessibility(editor)
      await main.getByRole('button', { name: word('media.clear') }).click()
      await rows.first().waitFor({ state: 'detached' })
      for (const { name } of [first, second, moving]) await tile(main, name).first().waitFor()
    },
  )

  test('who uploads a file that is there already is led to it', async () => {
    const editor = await openLibrary(language)
    const main = editor.getByRole('main')
    const one = await picture('Mekelle', 60)
    const again = { ...one, name: `again-${language}.png` }
    const rows = main.getByRole('list', { name: word('media.uploads') }).getByRole('listitem')
    await choose(main, [one])
    await rows.getByText(word('media.done'), { exact: true }).waitFor()
    await choose(main, [again])
    const known = rows.filter({ hasText: again.name }).getByRole('link')
    await expect.poll(() => known.innerText()).toBe(word('media.known', { name: one.name }))
    await checkAccessibility(editor)
    await known.click()
    await tile(main, again.name).waitFor({ state: 'detached' })
    await tile(main, one.name).waitFor()
  })

  test('who does not see the list hears how many failed, which, and why', async () => {
    const editor = await openLibrary(language)
    const main = editor.getByRole('main')
    const [good, gone] = [await picture('Gondar', 60), await picture('Axum', 60)]
    const bad = ['one.svg', 'two.svg'].map((name) => ({
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    }))
    const hears = (words: string) =>
      main.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })
    // Nothing is said of uploads as long as there are none.
    await main.getByRole('button', { name: word('media.upload'), exact: true }).waitFor()
    await expect.poll(() => main.getByText(word('media.progress', { done: 0, all: 0 })).count()).toBe(0)
    await choose(main, [good, ...bad])
    await hears(word('media.progressFailed', { done: 1, all: 3, failed: 2 }))
    for (const { name } of bad)
      await hears(word('media.failedNamed', { name, reason: word('media.refusedSvg') }))
    await editor.context().setOffline(true)
    await choose(main, [gone])
    await hears(word('media.failedNamed', { name: gone.name, reason: word('media.unreachable') }))
    await hears(word('media.progressFailed', { done: 1, all: 4, failed: 3 }))
    await checkAccessibility(editor)
    await editor.context().setOffline(false)
  })

  test('by keyboard, the focus never falls to the top: trying again, clearing the list, deleting', async () => {
    const editor = await openLibrary(language)
    const main = editor.getByRole('main')
    const [first, second] = [await picture('Adama', 60), await picture('Bahir', 60)]
    const upload = main.getByRole('button', { name: word('media.upload'), exact: true })
    await editor.context().setOffline(true)
    await choose(main, [first, second])
    const retry = (name: string) => main.getByRole('button', { name: word('media.retryNamed', { name }) })
    await retry(first.name).press('Enter')
    await main
      .getByRole('listitem')
      .filter({ hasText: first.name })
      .getByText(word('media.unreachable'))
      .waitFor()
    await expectFocus(retry(first.name))
    await editor.context().setOffline(false)
    for (const { name } of [first, second]) {
      await retry(name).press('Enter')
      await tile(main, name).waitFor()
      await expectFocus(upload)
    }
    await main.getByRole('button', { name: word('media.clear') }).press('Enter')
    await expectFocus(upload)

    const remove = (name: string) =>
      editor.getByRole('dialog', { name }).getByRole('button', { name: word('media.remove'), exact: true })
    await tile(main, second.name).press('Enter')
    await remove(second.name).press('Enter')
    await editor
      .getByRole('dialog', { name: word('media.removeTitle') })
      .getByRole('button', { name: say('ui.admin', 'dialog.cancel'), exact: true })
      .press('Enter')
    await remove(second.name).press('Enter')
    await remove(word('media.removeTitle')).press('Enter')
    await tile(main, second.name).waitFor({ state: 'detached' })
    await expectFocus(tile(main, first.name))
  })

  test('an editor drops a picture, describes it in both languages and finds it by a word of either', async () => {
    const editor = await openLibrary(language)
    const main = editor.getByRole('main')
    const dropped = await picture('Sidama', 60)
    const mark = randomBytes(4).toString('hex')
    await drop(editor, main, dropped)
    await tile(main, dropped.name).click()
    const dialog = editor.getByRole('dialog', { name: dropped.name })
    await dialog.getByRole('textbox', { name: word('media.alt.en') }).fill(`Sunrise over sacks ${mark}`)
    await dialog.getByRole('textbox', { name: word('media.alt.am') }).fill(`ፀሐይ ስትወጣ ${mark}`)
    await checkAccessibility(editor)
    await dialog.getByRole('button', { name: word('media.save') }).click()
    await editor.getByText(word('media.saved')).first().waitFor()

    const search = main.getByRole('searchbox', { name: word('media.search') })
    for (const words of [`SUNRISE ${mark}`, `ጸሀይ ${mark}`]) {
      await search.fill(words)
      await expect
        .poll(() => editor.url())
        .toContain(`q=${new URLSearchParams({ q: words }).toString().slice(2)}`)
      await expect.poll(() => main.locator('button[aria-pressed]').count()).toBe(1)
      await tile(main, dropped.name).waitFor()
    }
    await main.getByRole('combobox', { name: word('media.use') }).selectOption('1')
    await tile(main, dropped.name).waitFor()
  })

  test('an editor sees where a picture is used, cannot delete it there, replaces it for readers, and takes that back', async () => {
    const editor = await openLibrary(language)
    const main = editor.getByRole('main')
    const before = await picture('Before', 60)
    await choose(main, [before])
    await tile(main, before.name).waitFor()
    const { items } = await askApi<{ items: MediaItem[] }>(editor, 'GET', `/api/admin/media?q=${before.name}`)
    const media = items[0]!
    const post = await publishWith(editor, media.id, language)
    const reader = await openPage(site, { language })
    await reader.goto(paths.blog(post.slug))
    const figure = reader.locator('article figure img')
    await expect.poll(() => sizeOf(figure)).toEqual(['60', '40'])
    await expect
      .poll(() => sourcesOf(reader.locator('article figure source')))
      .toEqual([
        ['image/avif', `/media/${media.id}/60.avif 60w`, '(max-width: 46rem) 100vw, 44rem'],
        ['image/webp', `/media/${media.id}/60.webp 60w`, '(max-width: 46rem) 100vw, 44rem'],
      ])
    await expect.poll(() => figure.getAttribute('src')).toBe(media.picture?.src)

    await tile(main, before.name).click()
    const dialog = editor.getByRole('dialog', { name: before.name })
    const uses = dialog.locator('li', { hasText: post.editions[0]!.title })
    await expect.poll(() => uses.count()).toBe(4)
    await uses.filter({ hasText: word('media.place.cover') }).waitFor()
    await uses.filter({ hasText: word('media.place.published') }).waitFor()
    await expect
      .poll(() => uses.first().getByRole('link').getAttribute('href'))
      .toBe(paths.admin.item('blogs', post.id))

    await dialog.getByRole('button', { name: word('media.remove'), exact: true }).click()
    // Said before anything is asked.
    const refused = editor.getByRole('dialog', { name: word('media.inUseTitle', { name: before.name }) })
    await refused.getByText(word('media.place.published')).waitFor()
    await editor.keyboard.press('Escape')
    await refused.waitFor({ state: 'detached' })

    const after = await picture('After', 90)
    await dialog.locator('input[type=file]').setInputFiles(after)
    await editor.getByText(word('media.replaced', { name: before.name, by: after.name })).waitFor()
    await reader.reload()
    await expect.poll(() => figure.getAttribute('src')).not.toBe(media.picture?.src)
    await expect.poll(() => sizeOf(figure)).toEqual(['90', '60'])

    const renamed = editor.getByRole('dialog', { name: after.name })
    await renamed.getByRole('button', { name: word('media.restoreNamed', { name: before.name }) }).click()
    await editor.getByText(word('media.restored')).waitFor()
    await reader.reload()
    await expect.poll(() => figure.getAttribute('src')).toBe(media.picture?.src)
    await renamed.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: word('media.restoreNamed', { name: after.name }) }).waitFor()
  })

  test('what arrives late from a dialog lies in the library, and takes the place of nothing that was chosen', async () => {
    const library = await openLibrary(language)
    const wanted = await picture('Wanted', 60)
    await choose(library.getByRole('main'), [wanted])
    await tile(library.getByRole('main'), wanted.name).waitFor()
    const { items } = await mediaNamed(library, wanted.name)
    const { page, text, saved } = await openTextEditor(site, { language, edition: language })
    const dialog = page.getByRole('dialog')

    const file = {
      name: `late-${randomBytes(3).toString('hex')}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Late ${randomBytes(3).toString('hex')}`),
    }
    const arriveFirst = await holdUploads(page)
    await page.keyboard.type('/download')
    await page.keyboard.press('Enter')
    await expect.poll(() => dialog.locator('input[type=file]').getAttribute('multiple')).toBeNull()
    await choose(dialog, [file])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await arriveFirst()
    expect((await mediaNamed(page, file.name)).items).toHaveLength(1)

    const late = await picture('Late', 60)
    const arrive = await holdUploads(page)
    await text.click()
    await page.keyboard.type('/picture')
    await page.keyboard.press('Enter')
    await choose(dialog, [late])
    await tile(dialog, wanted.name).click()
    const words = dialog.getByRole('textbox', { name: word(`media.alt.${language}`) })
    await words.fill('What the wanted one shows')
    await arrive()
    expect((await mediaNamed(page, late.name)).items).toHaveLength(1)
    await words.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const blocks = await saved((blocks) => blocks.some(({ type }) => type === 'figureImage'))
    const attrs = { mediaId: items[0]?.id, alt: 'What the wanted one shows', caption: '' }
    expect(blocks.filter(({ type }) => type !== 'paragraph')).toEqual([
      expect.objectContaining({ type: 'figureImage', attrs: expect.objectContaining(attrs) }),
    ])
  })

  test('a picture that is dropped on the dialog is chosen there, and does not lie in the text behind it as well', async () => {
    const { page, text, saved } = await openTextEditor(site, { language, edition: language })
    await page.keyboard.type('/picture')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await drop(page, dialog, await picture('Dropped', 60))
    await dialog.getByRole('textbox', { name: word(`media.alt.${language}`) }).fill('What it shows')
    expect(await text.locator('figure').count()).toBe(0)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const blocks = await saved((blocks) => blocks.some(({ type }) => type === 'figureImage'))
    expect(blocks.filter(({ type }) => type === 'figureImage')).toHaveLength(1)
  })

  test('where one picture is chosen, one is asked for, and who drops three hears that one is taken', async () => {
    const { page } = await openTextEditor(site, { language, edition: language })
    await page.keyboard.type('/picture')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(word('media.dropOneHere')).waitFor()
    expect(await dialog.getByText(word('media.dropHere')).count()).toBe(0)
    const three = await Promise.all(['One', 'Two', 'Three'].map((name) => picture(name, 60)))
    await drop(page, dialog, ...three)
    await page.getByText(word('media.oneTaken', { name: three[0]!.name, count: 2 })).waitFor()
  })

  test('by keyboard, the focus goes along from the pictures to the words for one, and back to it', async () => {
    const library = await openLibrary(language)
    const wanted = await picture('Focus', 60)
    await choose(library.getByRole('main'), [wanted])
    await tile(library.getByRole('main'), wanted.name).waitFor()
    const { page } = await openTextEditor(site, { language, edition: language })
    await page.keyboard.type('/picture')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tile(dialog, wanted.name).press('Enter')
    const words = dialog.getByRole('textbox', { name: word(`media.alt.${language}`) })
    await expectFocus(words)
    await dialog.getByRole('button', { name: word('media.back') }).press('Enter')
    await expectFocus(tile(dialog, wanted.name))
    await tile(dialog, wanted.name).press('Enter')
    await expectFocus(words)
  })
})

async function openLibrary(language: Language): Promise<Page> {
  const editor = await openPage(site, { language, allow: [/status of 409/, /ERR_INTERNET_DISCONNECTED/] })
  await signIn(editor, await findAdmin(site))
  await editor.goto(paths.admin.media)
  await editor.getByRole('heading', { level: 1 }).waitFor()
  return editor
}

/** A picture of noise, which compression does not make small. */
async function picture(name: string, width: number): Promise<File> {
  const height = Math.round((width * 2) / 3)
  const raw = { width, height, channels: 3 } as const
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .png()
    .toBuffer()
  return { name: `${name}-${randomBytes(3).toString('hex')}.png`, mimeType: 'image/png', buffer }
}

/** How a picture from an iPhone begins. */
const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1')

/** Two frames, which no two runs have alike. */
function animation(): Promise<Buffer> {
  const frame = () => sharp(randomBytes(48 * 32 * 3), { raw: { width: 48, height: 32, channels: 3 } }).png()
  return Promise.all([frame().toBuffer(), frame().toBuffer()]).then((frames) =>
    sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
}

function mediaNamed(page: Page, name: string): Promise<{ items: MediaItem[] }> {
  return askApi(page, 'GET', `/api/admin/media?q=${name}`)
}

/** Keeps uploads on their way until the function is called that this gives; it ends once the page has the answer. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const address = '**/api/admin/media'
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    const answer = page.waitForResponse(
      (one) => one.url().endsWith('/api/admin/media') && one.request().method() === 'POST',
    )
    resolve()
    await (await answer).finished()
    await page.unroute(address)
  }
}

function choose(main: Locator, files: File[]): Promise<void> {
  return main.locator('input[type=file]').setInputFiles(files)
}

async function drop(page: Page, main: Locator, ...files: File[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (files) => {
      const transfer = new DataTransfer()
      for (const { base64, name, mimeType } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      return transfer
    },
    files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') })),
  )
  await main.locator('[data-drop]').dispatchEvent('drop', { dataTransfer })
}

function tile(main: Locator, name: string): Locator {
  return main.locator('button[aria-pressed]', { hasText: name })
}

/** As on a slow link, so that there is something to see and to stop. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const speed = 300 * 1024
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: speed,
  })
}

/** A published post that shows a picture as its cover and in its text. */
async function publishWith(editor: Page, mediaId: string, language: Language): Promise<Item> {
  const title = `Pictured ${randomBytes(3).toString('hex')}`
  const item = await askApi<Item>(editor, 'POST', '/api/admin/items', { kind: 'blog', language, title })
  const at = `/api/admin/items/${item.id}`
  await askApi(editor, 'PATCH', at, { version: item.version, coverId: mediaId })
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }
  const figure = { type: 'figureImage', attrs: { mediaId, alt: 'What it shows', caption: '' } }
  const text = { title, excerpt: 'What it is about.', body: { type: 'doc', content: [words, figure] } }
  const edition = `${at}/editions/${language}`
  await askApi(editor, 'PUT', edition, { basedOn: 1, keep: true, text })
  return askApi<Item>(editor, 'PUT', `${edition}/publication`, { revision: 2 })
}

/** Width and height as the markup says them before the picture arrives. */
async function sizeOf(image: Locator): Promise<unknown[]> {
  return [await image.getAttribute('width'), await image.getAttribute('height')]
}

function sourcesOf(sources: Locator): Promise<(string | null)[][]> {
  return sources.evaluateAll((all) =>
    all.map((source) => ['type', 'srcset', 'sizes'].map((name) => source.getAttribute(name))),
  )
}
