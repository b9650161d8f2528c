import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { connect } from '#platform/database/connect.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { chart, drop, paste } from './support/editor.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

interface Words {
  title: string
  excerpt: string
  opening: string
  alt: string
  note: string
  cells: string[]
}

const texts: Record<Language, Words> = {
  en: {
    title: 'Teff at the mill',
    excerpt: 'Why the price at the mill moves before the price at the market.',
    opening: 'A mill buys for weeks ahead.',
    alt: 'A line that falls after the harvest',
    note: 'A price can fall while you wait.',
    cells: ['Month', 'Price'],
  },
  am: {
    title: 'ጤፍ በወፍጮ ቤት',
    excerpt: 'የወፍጮ ቤት ዋጋ ከገበያው ዋጋ ቀድሞ ለምን እንደሚለዋወጥ።',
    opening: 'ወፍጮ ቤት ለሚመጡት ሳምንታት ቀድሞ ይገዛል።',
    alt: 'ከምርት መሰብሰብ በኋላ የሚወርድ መስመር',
    note: 'እየጠበቁ ሳለ ዋጋ ሊወርድ ይችላል።',
    cells: ['ወር', 'ዋጋ'],
  },
}

/** What was scheduled with the admin pages in each language, and for when. */
const scheduled = new Map<Language, { slug: string; id: string }>()

const titleOf = (edition: Language, pages: Language) => `${texts[edition].title} (${pages})`
const statusOf = async (slug: string) => (await fetch(`${site.url}/api/blogs/${slug}?lang=en`)).status

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)

  test('an administrator writes both editions with picture, table and note, and schedules them', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await useGregorianCalendar(admin)
    const title = (edition: Language) => titleOf(edition, language)
    await startPost(admin, say, title(language))

    for (const edition of languages) {
      const { excerpt, opening, alt, note, cells } = texts[edition]
      const name = word(`language.${edition}`)
      const panel = admin.getByRole('region', { name, exact: true })
      await panel.getByRole('textbox', { name: word('field.title'), exact: true }).fill(title(edition))
      await panel.getByRole('textbox', { name: word('field.excerpt'), exact: true }).fill(excerpt)
      const list = admin.getByRole('listbox', { name: word('insert.list') })
      const text = panel.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
      const describe = async () => {
        await admin.waitForFunction(() => document.activeElement?.matches('[data-alt]'))
        await admin.keyboard.type(alt)
        await text.locator('[data-figure] img[src^="/media/"]').waitFor()
      }
      await text.click()
      if (edition === 'am') {
        await paste(text, { files: [chart] })
        await describe()
        await text.locator(':scope > p').last().click()
      }
      await admin.keyboard.type(opening)
      await admin.keyboard.press('Enter')

      // The note by its English keyword, the table by its Amharic name, whatever the language.
      await admin.keyboard.type('/danger')
      await list.getByRole('option', { name: word('callout.risk') }).waitFor()
      await admin.keyboard.press('Enter')
      await admin.keyboard.type(note)
      await text.locator(':scope > p').last().click()
      await admin.keyboard.type('/ሠንጠ')
      await list.getByRole('option', { name: word('tool.table'), exact: true }).waitFor()
      await admin.keyboard.press('Enter')
      await text.locator('table').waitFor()
      for (const cell of cells) {
        await admin.keyboard.type(cell)
        await admin.keyboard.press('Tab')
      }

      if (edition === 'en') {
        await drop(text.getByText(opening), [chart])
        await describe()
      }
    }

    const instant = laterMinute()
    for (const edition of languages) {
      const name = word(`language.${edition}`)
      const panel = admin.getByRole('region', { name, exact: true })
      await panel.getByRole('button', { name: word('item.moreIn', { language: name }) }).click()
      await admin.getByRole('menuitem', { name: word('schedule.open'), exact: true }).click()
      const dialog = admin.getByRole('dialog', { name: word('schedule.title', { language: name }) })
      await fillTime(dialog, instant)
      await dialog.getByRole('button', { name: word('schedule.apply'), exact: true }).click()
      await admin
        .getByText(word('schedule.done', { language: name }))
        .first()
        .waitFor()
    }

    const id = admin.url().split('/').at(-1) ?? ''
    const { slug } = await askApi<Item>(admin, 'GET', `/api/admin/items/${id}`)
    scheduled.set(language, { slug, id })
    expect(await statusOf(slug)).toBe(404)
  })
})

describe.each(languages)('what was written with the admin pages in %s', (language) => {
  test('is there for readers when its time has come', async () => {
    const { slug, id } = scheduled.get(language) ?? expect.fail('nothing is scheduled')
    const instant = await comeNearer(id)
    await eventually(async () => (await statusOf(slug)) === 200, 'the post appears')
    expect(Date.now()).toBeGreaterThanOrEqual(instant)

    for (const readerLanguage of languages) {
      const { opening, alt, note, cells } = texts[readerLanguage]
      const reader = await openPage(site, { language: readerLanguage })
      await reader.goto(paths.blogs)
      await reader
        .getByRole('link', { name: titleOf(readerLanguage, language) })
        .first()
        .click()
      const main = reader.getByRole('main')
      await main.getByRole('heading', { level: 1, name: titleOf(readerLanguage, language) }).waitFor()
      await main.getByText(opening).waitFor()
      await main.getByRole('img', { name: alt }).waitFor()
      await main.getByRole('note').getByText(note).waitFor()
      for (const cell of cells) await main.getByRole('columnheader', { name: cell }).waitFor()
    }
  })
})

/** A full minute that is not there before two texts are scheduled, however slow the machine. */
function laterMinute(): number {
  return Math.ceil(Date.now() / 60_000) * 60_000 + 10 * 60_000
}

/** Moves the time of both texts of a post to a moment from now, which it gives. */
async function comeNearer(itemId: string): Promise<number> {
  const instant = Date.now() + 3000
  const file = path.join(site.dataDir, 'traders-hub.sqlite')
  const connection = connect({ url: undefined, file }, (error) => {
    throw error
  })
  const { numUpdatedRows } = await connection.db
    .updateTable('publications')
    .set({ visibleFrom: instant, publishedAt: instant })
    .where('itemId', '=', itemId)
    .executeTakeFirst()
  await connection.close()
  expect(numUpdatedRows).toBe(2n)
  return instant
}

/** Fills in an instant by the clock of Addis Ababa. */
async function fillTime(dialog: Locator, instant: number): Promise<void> {
  const [date = '', time = ''] = new Date(instant + 3 * 3_600_000).toISOString().slice(0, 16).split('T')
  await dialog.locator('input[type=date]').fill(date)
  await dialog.locator('input[type=time]').fill(time)
}

/** Date fields of the browser's own, whatever the language. */
async function useGregorianCalendar(admin: Page): Promise<void> {
  const { user } = await askApi<{ user: { uid: string } }>(admin, 'GET', '/api/session')
  await askApi(admin, 'PATCH', `/api/users/${user.uid}`, { calendar: 'gregorian' })
}

/** From the table of posts to the editor of a new one. */
async function startPost(admin: Page, say: Say, title: string): Promise<void> {
  await admin.goto(paths.admin.blogs)
  await admin
    .getByRole('button', { name: say('blogs.admin', 'kind.blog.new') })
    .first()
    .click()
  const dialog = admin.getByRole('dialog', { name: say('blogs.admin', 'kind.blog.new') })
  await dialog.getByRole('textbox', { name: say('desk', 'field.title'), exact: true }).fill(title)
  await dialog.getByRole('button', { name: say('desk', 'new.start') }).click()
  await admin.waitForURL(/\/admin\/blogs\/.+/)
  await admin.getByRole('heading', { level: 1, name: title }).waitFor()
}
