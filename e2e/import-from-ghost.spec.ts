import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { ghostCards, ghostExportOf } from '#features/transfer/server/foreign/test-exports.ts'
import { pngOf, zipOf } from '#features/transfer/server/test-zip.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

/** An export with two posts of its own for each language that the journey runs in, large enough to be sent in parts. */
async function ghostZip(language: Language): Promise<Buffer> {
  const json = ghostExportOf([
    {
      uuid: `gate-${language}`,
      title: `Coffee at the gate ${language}`,
      slug: `coffee-${language}`,
      html: ghostCards,
    },
    {
      uuid: `draft-${language}`,
      title: `ረቂቅ ${language}`,
      slug: `second-${language}`,
      status: 'draft',
      html: '<p>ስለ ቡና።</p>',
    },
  ])
  const pictures = 'content/images/2024/03'
  return Buffer.from(
    await zipOf({
      'site.ghost.json': json,
      [`${pictures}/market.png`]: await pngOf(120, 640, 400),
      [`${pictures}/one.png`]: await pngOf(80, 320, 200),
      [`${pictures}/two.png`]: await pngOf(40, 320, 200),
      'content/data/backup.bin': randomBytes(2_500_000),
    }),
  )
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const say: Say = textsIn(language)
  const text = (key: string, values?: Parameters<Say>[2]) => say('transfer.admin', key, values)

  test('an administrator brings in a Ghost export, reads what is lost, and finds the drafts with their pictures', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.transferForeign)
    await admin.getByRole('heading', { level: 1, name: text('foreign.title') }).waitFor()
    const file = { name: 'old-blog.zip', mimeType: 'application/zip', buffer: await ghostZip(language) }
    await admin.locator('input[type=file]').setInputFiles(file)

    const isFocused = (element: Element) => element === document.activeElement
    const report = admin.getByRole('heading', { name: text('foreign.report') })
    await expect.poll(() => report.evaluate(isFocused)).toBe(true)
    await admin.getByText(text('foreign.new', { count: 2 })).waitFor()
    const post = admin.getByRole('listitem').filter({ hasText: `Coffee at the gate ${language}` })
    await post.locator('summary').click()
    await post
      .getByText(text('note.picture.remote', { detail: 'https://images.unsplash.com/photo-1?w=2000' }))
      .waitFor()
    await post.getByText(text('note.link.unsafe', { detail: 'javascript:alert(1)' })).waitFor()
    await checkAccessibility(admin)
    await admin.reload()
    await admin.getByText(text('foreign.new', { count: 2 })).waitFor()

    await admin.getByRole('button', { name: text('foreign.apply', { count: 2 }) }).press('Enter')
    const done = admin.getByRole('heading', { name: text('foreign.done', { count: 2 }) })
    await expect.poll(() => done.evaluate(isFocused)).toBe(true)
    await checkAccessibility(admin)
    await admin.getByRole('link', { name: `Coffee at the gate ${language}` }).click()
    await admin.getByRole('heading', { level: 1, name: `Coffee at the gate ${language}` }).waitFor()
    const picture = admin.locator('img[src^="/media/"]').first()
    await picture.waitFor()
    const width = await picture.evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) return 0
      await image.decode()
      return image.naturalWidth
    })
    expect(width).toBeGreaterThan(0)
    await admin.getByText('Count the').first().waitFor()
  })

  test('a connection that breaks while the drafts are saved loses nothing', async () => {
    const admin = await openPage(site, { language, allow: [/ERR_FAILED|Failed to load|aborted/i] })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.transferForeign)
    const json = ghostExportOf([
      { uuid: `broken-${language}`, title: `Broken line ${language}`, slug: 'x', html: '<p>x</p>' },
    ])
    const file = { name: 'site.json', mimeType: 'application/json', buffer: Buffer.from(json) }
    await admin.locator('input[type=file]').setInputFiles(file)
    await admin.route('**/application', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await admin.getByRole('button', { name: text('foreign.apply', { count: 1 }) }).click()
    await admin.getByRole('link', { name: `Broken line ${language}` }).waitFor()
  })

  test('the same file again makes nothing new and says so', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.transferForeign)
    const file = { name: 'old-blog.zip', mimeType: 'application/zip', buffer: await ghostZip(language) }
    await admin.locator('input[type=file]').setInputFiles(file)
    await admin.getByText(text('foreign.nothing')).waitFor()
    await expect.poll(() => admin.getByRole('link', { name: text('foreign.openKnown') }).count()).toBe(2)
    await admin.getByRole('button', { name: text('import.cancel'), exact: true }).click()
    await admin.getByRole('button', { name: text('foreign.choose') }).waitFor()
  })

  test('a file that is no export is refused in words, with the way on', async () => {
    const admin = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.transferForeign)
    const file = { name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('{"milk": 2}') }
    await admin.locator('input[type=file]').setInputFiles(file)
    await admin.getByRole('alert').getByText(text('import.fail.foreign.unreadable')).waitFor()
    await checkAccessibility(admin)
    await admin.getByRole('button', { name: text('import.retry') }).click()
    await admin.getByRole('button', { name: text('foreign.choose') }).waitFor()
  })
})
