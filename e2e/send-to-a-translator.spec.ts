import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('with the admin pages in %s', (language) => {
  const say: Say = textsIn(language)
  const text = (key: string, values?: Parameters<Say>[2]) => say('transfer.admin', key, values)

  test('an administrator sends a post to a translator, takes the file back, and finds the draft', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const title = `Sesame for translation ${language}`
    await writePost(admin, title)

    await admin.goto(paths.admin.transferTranslators)
    await admin.getByRole('heading', { level: 2, name: text('translators.out') }).waitFor()
    await admin.getByRole('checkbox', { name: title }).check()
    await checkAccessibility(admin)
    const coming = admin.waitForEvent('download')
    await admin.getByRole('button', { name: text('translators.download', { count: 1 }) }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^translation-en-am-\d{4}-\d\d-\d\d\.xlf$/)
    const sent = await readFile(await download.path(), 'utf8')
    expect(sent).toContain(`<source>${title}</source>`)

    const returned = sent
      .replace(`<source>${title}</source>`, `<source>${title}</source><target>ሰሊጥ ለትርጉም ${language}</target>`)
      .replace('<source>Prices rise.</source>', '<source>Prices rise.</source><target>ዋጋ ይጨምራል።</target>')
    const file = { name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(returned) }
    await admin.locator('input[type=file]').setInputFiles(file)
    await admin.getByText(text('translators.units', { translated: 2, units: 3 })).waitFor()
    await admin.getByText(text('translators.findings', { count: 1 })).click()
    await admin.getByText(text('finding.target.empty', { detail: 'In short.' })).waitFor()
    await checkAccessibility(admin)
    await admin
      .getByRole('button', {
        name: text('translators.apply', { count: 1, language: say('desk', 'language.am') }),
      })
      .click()
    await admin.getByRole('heading', { name: text('translators.done', { count: 1 }) }).waitFor()
    await admin.getByRole('link', { name: `ሰሊጥ ለትርጉም ${language}` }).click()
    const panel = admin.getByRole('region', { name: say('desk', 'language.am'), exact: true })
    await panel.getByText('ዋጋ ይጨምራል።').first().waitFor()
  })

  test('posts that are selected in the table go to a translator or into an archive', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const title = `Sesame in the table ${language} ${Date.now()}`
    await writePost(admin, title)
    const select = async () => {
      await admin.goto(`${paths.admin.blogs}?q=${encodeURIComponent(title)}`)
      await admin
        .getByRole('checkbox', { name: say('desk', 'bulk.selectNamed', { title }), exact: true })
        .check()
    }
    await select()
    await checkAccessibility(admin)
    await admin.getByRole('link', { name: say('desk', 'bulk.translator'), exact: true }).click()
    const coming = admin.waitForEvent('download')
    await admin.getByRole('button', { name: text('translators.download', { count: 1 }) }).click()
    expect(await readFile(await (await coming).path(), 'utf8')).toContain(`<source>${title}</source>`)
    await select()
    await admin.getByRole('link', { name: say('desk', 'bulk.export'), exact: true }).click()
    const chosen = admin.getByRole('radio', { name: text('transfer.what.items', { count: 1 }) })
    await expect.poll(() => chosen.isChecked()).toBe(true)
    const archive = admin.getByRole('link', { name: text('transfer.download') })
    await expect.poll(() => archive.getAttribute('href')).toMatch(/\?ids=[\w-]{22}$/)
  })

  test('only what is written in the first language is offered, and what a selection lacks is said before it goes', async () => {
    const admin = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(admin, await findAdmin(site))
    const word = `Teff${Date.now()}`
    await writePost(admin, `${word} in English`)
    const { id } = await askApi<Item>(admin, 'POST', '/api/admin/items', {
      kind: 'blog',
      language: 'am',
      title: `${word} በአማርኛ`,
    })
    await admin.goto(`${paths.admin.transferTranslators}?q=${word}`)
    const rows = admin.getByRole('list', { name: text('translators.items') }).getByRole('listitem')
    await rows.filter({ hasText: `${word} in English` }).waitFor()
    expect(await rows.count()).toBe(1)

    await admin.goto(`${paths.admin.transferTranslators}?ids=${id}`)
    await admin.getByRole('button', { name: text('translators.download', { count: 1 }) }).click()
    await admin.getByText(text('translators.outMissing')).waitFor()

    await admin.goto(`${paths.admin.blogs}?q=${word}`)
    const boxes = admin.getByRole('checkbox', { name: word })
    await expect.poll(() => boxes.count()).toBe(2)
    for (const box of await boxes.all()) await box.check()
    const named = { count: 1, all: 2, language: say('desk', 'language.en') }
    await admin.getByRole('link', { name: say('desk', 'bulk.translatorSome', named), exact: true }).click()
    await admin.getByRole('button', { name: text('translators.download', { count: 1 }) }).waitFor()
  })

  test('half a file is refused in words, in sight above a long list, and the focus is there', async () => {
    const admin = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(admin, await findAdmin(site))
    await writePost(admin, `Sesame cut in two ${language}`)
    await admin.goto(paths.admin.transferTranslators)
    const rows = admin.getByRole('list', { name: text('translators.items') }).getByRole('listitem')
    await expect.poll(() => rows.count()).toBeGreaterThan(8)
    await rows.getByRole('checkbox').first().check()
    const coming = admin.waitForEvent('download')
    await admin.getByRole('button', { name: text('translators.download', { count: 1 }) }).click()
    const whole = await readFile(await (await coming).path())
    const half = whole.subarray(0, Math.floor(whole.length / 2))
    await admin.locator('input[type=file]').setInputFiles({
      name: 'half.xlf',
      mimeType: 'application/xliff+xml',
      buffer: half,
    })
    const back = admin.getByRole('region', { name: text('translators.back') })
    const alert = back.getByRole('alert').filter({ hasText: text('import.fail.xml.broken') })
    await alert.waitFor()
    await expect.poll(() => alert.evaluate((one) => one === document.activeElement)).toBe(true)
    const box = await alert.boundingBox()
    const { height } = admin.viewportSize() ?? { height: 0 }
    expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true)
    await checkAccessibility(admin)
  })

  test('a file that was looked at before somebody changed the translation is looked at again', async () => {
    const admin = await openPage(site, { language, allow: [/status of 409/] })
    await signIn(admin, await findAdmin(site))
    const title = `Sesame meanwhile ${language}`
    const id = await writePost(admin, title)
    await admin.goto(`${paths.admin.transferTranslators}?ids=${id}`)
    const coming = admin.waitForEvent('download')
    await admin.getByRole('button', { name: text('translators.download', { count: 1 }) }).click()
    const sent = await readFile(await (await coming).path(), 'utf8')
    const returned = sent.replaceAll(/<source>(.*)<\/source>/g, '$&<target>ሰሊጥ</target>')
    const file = { name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(returned) }
    await admin.locator('input[type=file]').setInputFiles(file)
    const named = { count: 1, language: say('desk', 'language.am') }
    const apply = admin.getByRole('button', { name: text('translators.apply', named) })
    await apply.waitFor()
    const body = { type: 'doc', content: [{ type: 'paragraph' }] }
    await askApi(admin, 'PUT', `/api/admin/items/${id}/editions/am`, {
      basedOn: 0,
      text: { title: 'የሌላ ሰው', excerpt: '', body },
    })
    await apply.click()
    await admin.getByRole('alert').getByText(text('import.fail.site_changed')).waitFor()
    await checkAccessibility(admin)
    await admin.getByRole('button', { name: text('import.again') }).click()
    await admin.getByText(text('translators.findings', { count: 1 })).click()
    await admin.getByText(text('finding.target.newer', { detail: '0 → 1' })).waitFor()
    await apply.click()
    await admin.getByRole('heading', { name: text('translators.done', { count: 1 }) }).waitFor()
  })

  test('a file that is no XLIFF is refused in words', async () => {
    const admin = await openPage(site, { language, allow: [/status of 422/] })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.transferTranslators)
    const file = { name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from('<html></html>') }
    await admin.locator('input[type=file]').setInputFiles(file)
    await admin.getByRole('alert').getByText(text('import.fail.xliff.version')).waitFor()
  })
})

/** An English post with one paragraph, through the API: the journey is about what comes after. */
async function writePost(admin: Page, title: string): Promise<string> {
  const item = await askApi<Item>(admin, 'POST', '/api/admin/items', { kind: 'blog', language: 'en', title })
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Prices rise.' }] }],
  }
  await askApi(admin, 'PUT', `/api/admin/items/${item.id}/editions/en`, {
    basedOn: 1,
    text: { title, excerpt: 'In short.', body },
  })
  return item.id
}
