import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { languageSwitch } from './support/language.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const bodies: Record<Language, string> = {
  en: 'The first lots arrive in November.',
  am: 'የመጀመሪያዎቹ ምርቶች በኅዳር ይደርሳሉ።',
}
const later: Record<Language, string> = {
  en: 'The first lots arrive in December.',
  am: 'የመጀመሪያዎቹ ምርቶች በታኅሣሥ ይደርሳሉ።',
}

describe.each(languages)('with the admin pages in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string>) => say('desk', key, values)

  test('an editor shows a draft to somebody without an account, changes it, and takes the link back', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const item = await writeDraft(editor)
    await editor.goto(paths.admin.preview(item.id))
    await editor.getByRole('button', { name: word('preview.links') }).click()
    const dialog = editor.getByRole('dialog', { name: word('preview.links') })
    await dialog.getByText(word('preview.noLinks')).waitFor()
    await dialog.getByRole('textbox', { name: word('preview.linkName') }).fill('Almaz')
    await dialog.getByRole('button', { name: word('preview.create') }).click()
    const address = await dialog
      .getByRole('textbox', { name: word('preview.address'), exact: true })
      .inputValue()
    expect(address).toMatch(/^http:\/\/localhost:\d+\/preview\/[\w-]{43}$/)
    await dialog.getByText(word('preview.neverOpened')).waitFor()

    for (const readerLanguage of languages) {
      for (const javaScript of [true, false]) {
        const reader = await openPage(site, { language: readerLanguage, javaScript })
        const answer = await reader.goto(address)
        expect(answer?.status()).toBe(200)
        expect(answer?.headers()).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        const told = textsIn(readerLanguage)
        await reader.getByRole('note').getByText(told('desk', 'preview.banner')).waitFor()
        await reader.getByText(bodies[readerLanguage]).waitFor()
        await expect.poll(() => reader.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
        await expect.poll(() => reader.locator('link[rel="canonical"]').count()).toBe(0)
        await languageSwitch(reader, readerLanguage).click()
        await reader.getByText(bodies[otherLanguage(readerLanguage)]).waitFor()
      }
    }

    const reader = await openPage(site, { language, allow: [/status of 404/] })
    await reader.goto(address)
    await checkAccessibility(reader)
    await save(editor, item.id, language, { body: later[language], basedOn: language === 'en' ? 2 : 1 })
    await reader.reload()
    await reader.getByText(later[language]).waitFor()

    await editor.reload()
    await editor.getByRole('button', { name: word('preview.links') }).click()
    const [asking, now] = [
      word('preview.revokeNamed', { name: 'Almaz' }),
      word('preview.revokeNowNamed', { name: 'Almaz' }),
    ]
    await expect.poll(() => dialog.getByText(word('preview.neverOpened')).count()).toBe(0)
    await checkAccessibility(editor)
    await dialog.getByRole('button', { name: asking }).press('Enter')
    await dialog.locator('output', { hasText: word('preview.revokeAsks', { name: 'Almaz' }) }).waitFor()
    await dialog.getByRole('button', { name: now }).press('Enter')
    await dialog.getByText(word('preview.noLinks')).waitFor()
    const nameField = dialog.getByRole('textbox', { name: word('preview.linkName') })
    await expect.poll(() => nameField.evaluate((field) => field === document.activeElement)).toBe(true)

    expect((await reader.goto(address))?.status()).toBe(404)
    await reader.getByRole('heading', { level: 1, name: say('app', 'notFound.title') }).waitFor()
    await expect.poll(() => reader.getByText(later[language]).count()).toBe(0)
  })

  test('an editor looks at what was just typed, in both languages, on a phone and in the dark', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const item = await writeDraft(editor)
    await editor.goto(paths.admin.item('blogs', item.id))
    const name = word(`language.${language}`)
    const text = editor.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
    await text.fill(later[language])
    const opened = editor.context().waitForEvent('page')
    await editor.getByRole('button', { name: word('preview.in', { language: name }) }).click()
    const preview = await opened
    const frame = preview.frameLocator('iframe')
    await frame.getByText(later[language]).waitFor()
    await frame.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => widthOf(preview)).toBe(360)
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe(language)
    await expect.poll(() => frame.locator('details summary').first().isVisible()).toBe(true)

    const choose = (group: string, choice: string) =>
      preview
        .getByRole('radiogroup', { name: word(group) })
        .getByText(word(choice), { exact: true })
        .click()
    await choose('preview.language', `language.${otherLanguage(language)}.own`)
    await frame.getByText(bodies[otherLanguage(language)]).waitFor()
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe(otherLanguage(language))
    await choose('preview.screen', 'preview.screen.desktop')
    await expect.poll(() => widthOf(preview)).toBe(1280)
    await choose('preview.scheme', 'preview.scheme.dark')
    await expect
      .poll(() => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
      .toBe('rgb(16, 25, 21)')
    expect(new URL(preview.url()).searchParams.get('screen')).toBe('desktop')
    await checkAccessibility(preview)
  })
})

/** As wide as media queries see it. */
async function widthOf(preview: Page): Promise<number> {
  return preview
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth ?? 0)
}

async function writeDraft(editor: Page): Promise<Item> {
  const wanted = { kind: 'blog', language: 'en', title: 'Sesame' }
  const item = await askApi<Item>(editor, 'POST', '/api/admin/items', wanted)
  await save(editor, item.id, 'en', { body: bodies.en, basedOn: 1 })
  await save(editor, item.id, 'am', { body: bodies.am, basedOn: 0 })
  return item
}

async function save(
  editor: Page,
  id: string,
  language: Language,
  { body, basedOn }: { body: string; basedOn: number },
): Promise<void> {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: body }] }]
  await askApi(editor, 'PUT', `/api/admin/items/${id}/editions/${language}`, {
    basedOn,
    keep: false,
    text: { title: language === 'en' ? 'Sesame' : 'ሰሊጥ', body: { type: 'doc', content } },
  })
}
