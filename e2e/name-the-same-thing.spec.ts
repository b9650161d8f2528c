import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Collection } from '#content/contract.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

interface Tag {
  id: string
  labelEn: string
  labelAm: string
}

/** What has words in both languages: made anew, read, and opened in its dialog. */
interface Thing {
  path: string
  save: string
  field: (language: Language) => string
  saved: (title: string) => string
  open: (page: Page, name: string) => Promise<void>
  make: (page: Page, name: string) => Promise<string>
  read: (page: Page, id: string) => Promise<Record<Language, string>>
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)
  const nameOf = (one: Language) => say('ui.admin', `language.${one}`)
  const edit = (page: Page, title: string) =>
    page.getByRole('button', { name: word('collection.edit', { title }), exact: true }).press('Enter')

  const picture: Thing = {
    path: paths.admin.media,
    save: word('media.save'),
    field: (one) => word(`media.alt.${one}`),
    saved: () => word('media.saved'),
    open: (page, name) => page.locator('button[aria-pressed]', { hasText: name }).press('Enter'),
    make: async (page, name) => (await upload(page, name)).id,
    read: async (page, id) => (await askApi<MediaItem>(page, 'GET', `/api/admin/media/${id}`)).alt,
  }
  const category: Thing = {
    path: paths.admin.faqCategories,
    save: word('collection.save'),
    field: (one) => word('collection.titleIn', { language: nameOf(one) }),
    saved: (title) => word('collection.saved', { title }),
    open: edit,
    async make(page, name) {
      const wanted = { kind: 'faq_category', titleEn: name, titleAm: name }
      return (await askApi<Collection>(page, 'POST', '/api/admin/collections', wanted)).id
    },
    async read(page, id) {
      const list = '/api/admin/collections?kind=faq_category'
      const { items } = await askApi<{ items: Collection[] }>(page, 'GET', list)
      const { titleEn = '', titleAm = '' } = items.find((one) => one.id === id) ?? {}
      return { en: titleEn, am: titleAm }
    },
  }
  const tag: Thing = {
    path: paths.admin.tags,
    save: word('collection.save'),
    field: (one) => word('tags.labelIn', { language: nameOf(one) }),
    saved: (title) => word('collection.saved', { title }),
    open: edit,
    async make(page, name) {
      return (await askApi<Tag>(page, 'POST', '/api/admin/tags', { labelEn: name, labelAm: name })).id
    },
    async read(page, id) {
      const { items } = await askApi<{ items: Tag[] }>(page, 'GET', '/api/admin/tags')
      const { labelEn = '', labelAm = '' } = items.find((one) => one.id === id) ?? {}
      return { en: labelEn, am: labelAm }
    },
  }

  test.each([
    ['a picture', picture],
    ['a category', category],
    ['a tag', tag],
  ])('two editors name %s at once, and no word of either is lost', async (_, thing) => {
    const [first, second] = [await openAdmin(language), await openAdmin(language)]
    const name = `Teff ${randomBytes(4).toString('hex')}`
    const id = await thing.make(first, name)
    const dialogs = []
    for (const page of [first, second]) {
      await page.goto(thing.path)
      await thing.open(page, name)
      dialogs.push(page.getByRole('dialog'))
    }
    const [mine, theirs] = [dialogs[0]!, dialogs[1]!]
    const field = (dialog: Locator, one: Language) => dialog.getByRole('textbox', { name: thing.field(one) })
    const save = (dialog: Locator) => dialog.getByRole('button', { name: thing.save }).press('Enter')
    const inEnglish = `${name} by the first`
    const inAmharic = `${name} በሁለተኛው`

    await field(theirs, 'en').fill(inEnglish)
    await save(theirs)
    await second.getByText(thing.saved(language === 'en' ? inEnglish : name)).waitFor()
    await theirs.waitFor({ state: 'detached' })
    await field(mine, 'am').fill(inAmharic)
    await field(mine, 'en').fill(`${name} by me`)
    await save(mine)
    const choices = mine.getByRole('region', { name: word('conflict.fields') })
    await choices.getByText(inEnglish, { exact: true }).waitFor()
    await choices.getByText(`${name} by me`, { exact: true }).waitFor()
    await first
      .getByRole('status')
      .filter({ hasText: word('conflict.fields') })
      .waitFor({ state: 'attached' })
    await expect.poll(() => choices.getByRole('listitem').count()).toBe(1)
    await expect.poll(() => field(mine, 'am').inputValue()).toBe(inAmharic)
    await checkAccessibility(first)
    expect((await thing.read(first, id)).en).toBe(inEnglish)
    await choices.getByRole('button', { name: word('conflict.choose.theirs') }).press('Enter')
    await first.getByText(thing.saved(language === 'en' ? inEnglish : inAmharic)).waitFor()
    await mine.waitFor({ state: 'detached' })
    expect(await thing.read(first, id)).toEqual({ en: inEnglish, am: inAmharic })
  })

  test.each([
    ['a picture', picture],
    ['a category', category],
    ['a tag', tag],
  ])('what is typed about %s is not thrown away without a question', async (_, thing) => {
    const page = await openAdmin(language)
    const name = `Sesame ${randomBytes(4).toString('hex')}`
    const id = await thing.make(page, name)
    await page.goto(thing.path)
    await thing.open(page, name)
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: thing.field('en') })
    const question = dialog.getByRole('alert').filter({ hasText: say('ui.admin', 'dialog.unsaved') })
    const answer = (key: string) =>
      question.getByRole('button', { name: say('ui.admin', key), exact: true }).press('Enter')
    const beside = () => page.mouse.click(3, 3)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await thing.open(page, name)
    await field.fill(`${name} typed`)
    await page.keyboard.press('Escape')
    await question.waitFor()
    await checkAccessibility(page)
    await answer('dialog.keepTyping')
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
    await beside()
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe(`${name} typed`)
    await dialog.getByRole('button', { name: say('ui.admin', 'dialog.close'), exact: true }).press('Enter')
    await answer('dialog.discard')
    await dialog.waitFor({ state: 'detached' })
    expect((await thing.read(page, id)).en).not.toContain('typed')
    await thing.open(page, name)
    await field.fill(`${name} typed`)
    await dialog.getByRole('button', { name: thing.save }).press('Enter')
    await page.getByText(thing.saved(language === 'en' ? `${name} typed` : name)).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })
})

async function openAdmin(language: Language): Promise<Page> {
  const page = await openPage(site, { language, allow: [/status of 409/] })
  await signIn(page, await findAdmin(site))
  return page
}

/** A picture without a description. */
async function upload(page: Page, name: string): Promise<MediaItem> {
  const background = { r: randomBytes(1)[0]!, g: 90, b: 40 }
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  await page.goto(paths.admin.media)
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: bytes })
  await page.locator('button[aria-pressed]', { hasText: name }).waitFor()
  const query = new URLSearchParams({ q: name }).toString()
  const { items } = await askApi<{ items: MediaItem[] }>(page, 'GET', `/api/admin/media?${query}`)
  return items[0]!
}
