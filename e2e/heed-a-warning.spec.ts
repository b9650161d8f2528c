import { afterAll, describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import type { Promises } from '#desk/findings/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { labelled } from '#platform/punctuation.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const texts: Record<Language, { promise: string; bad: string; good: string }> = {
  en: { promise: 'guaranteed profit', bad: 'This plan brings guaranteed profit.', good: 'hard work' },
  am: { promise: 'የተረጋገጠ ትርፍን', bad: 'ይህ ዘዴ የተረጋገጠ ትርፍን ያመጣል።', good: 'ብዙ ሥራን' },
}

describe.each(languages)('in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('desk', key, values)
  const name = word(`language.${language}`)
  const { promise, bad, good } = texts[language]

  test('who types a promise of profit is warned, led to it, and mends it', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const { panel, body } = await begin(editor)
    await body.fill(bad)
    const warning = panel.getByRole('button', { name: word('finding.promise.made', { quote: promise }) })
    await warning.waitFor()
    await panel.getByText(word('findings.warnings', { count: 1 })).waitFor()
    await checkAccessibility(editor)
    await warning.click()
    await expect.poll(() => editor.evaluate(() => getSelection()?.toString())).toBe(promise)
    await editor.keyboard.type(good)
    await warning.waitFor({ state: 'hidden' })
    await body.getByText(bad.replace(promise, good)).waitFor()
  })

  test('a picture without a description stands with what is needed, not with what prevents nothing', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const { item, panel } = await begin(editor)
    const { items } = await askApi<{ items: { id: string }[] }>(editor, 'GET', '/api/admin/media?kind=image')
    const picture = { type: 'figureImage', attrs: { mediaId: items[0]?.id, alt: '', caption: '' } }
    const words = { type: 'paragraph', content: [{ type: 'text', text: bad }] }
    await askApi(editor, 'PUT', `/api/admin/items/${item.id}/editions/${language}`, {
      basedOn: 1,
      text: { title: 'Sesame', body: { type: 'doc', content: [words, picture] } },
    })
    await editor.reload()
    const checks = panel.getByRole('region', { name: word('findings.before') })
    const missing = checks.getByRole('button', { name: word('finding.alt.missing') })
    await missing.waitFor()
    await checks.getByText(word('findings.needed')).waitFor()
    const warnings = checks.getByRole('group').filter({ hasText: word('findings.warnings', { count: 1 }) })
    await warnings.getByText(word('finding.promise.made', { quote: promise })).waitFor()
    expect(await warnings.getByText(word('finding.alt.missing')).count()).toBe(0)
    await checkAccessibility(editor)
  })

  test('a text with a warning is published all the same by who wants it', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const { item, panel, body } = await begin(editor)
    await panel.getByRole('textbox', { name: word('field.excerpt'), exact: true }).fill('A, B, C')
    await body.fill(bad)
    const publish = panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true })
    await publish.click()
    const dialog = editor.getByRole('dialog', { name: word('findings.warnings', { count: 1 }) })
    await dialog.getByText(word('finding.promise.made', { quote: promise })).waitFor()
    await checkAccessibility(editor)
    await dialog.getByRole('button', { name: say('ui.admin', 'dialog.cancel'), exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect((await askApi<Item>(editor, 'GET', `/api/admin/items/${item.id}`)).editions[0]?.state).toBe(
      'draft',
    )

    await publish.click()
    await dialog.getByRole('button', { name: word('findings.publish') }).click()
    await editor
      .getByText(word('publish.done', { language: name }))
      .first()
      .waitFor()
  })

  test('one panel says what is missing first, then the warnings, and nowhere that a refused text is ready', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const { item, panel, body } = await begin(editor)
    const checks = panel.getByRole('region', { name: word('findings.before') })
    const refusal = checks.getByRole('alert').filter({ hasText: word('check.excerpt') })
    const publish = panel.getByRole('button', { name: word('publish.in', { language: name }), exact: true })
    const ready = editor.getByText(word('findings.confirm').split(/[.።]/)[0] ?? '')

    await body.fill(good)
    await publish.click()
    await refusal.waitFor()
    await expect.poll(() => checks.getByRole('button').allInnerTexts()).toEqual([word('check.excerpt')])
    expect([await ready.count(), await editor.getByRole('dialog').count()]).toEqual([0, 0])
    await checkAccessibility(editor)

    await body.fill(bad)
    const warning = checks.getByRole('button', { name: word('finding.promise.made', { quote: promise }) })
    await warning.waitFor()
    await publish.click()
    await refusal.waitFor()
    await expect
      .poll(() => checks.getByRole('button').allInnerTexts())
      .toEqual([word('check.excerpt'), word('finding.promise.made', { quote: promise })])
    expect([await ready.count(), await editor.getByRole('dialog').count()]).toEqual([0, 0])
    await checkAccessibility(editor)

    await checks.getByRole('button', { name: word('check.excerpt') }).click()
    await editor.keyboard.type('A, B, C')
    await refusal.waitFor({ state: 'detached' })
    await publish.click()
    const dialog = editor.getByRole('dialog', { name: word('findings.warnings', { count: 1 }) })
    await dialog.waitFor()
    await expect.poll(() => ready.count()).toBe(1)
    const { editions } = await askApi<Item>(editor, 'GET', `/api/admin/items/${item.id}`)
    expect(editions[0]?.state).toBe('draft')
  })

  test('a text with a warning is scheduled all the same, at the time that was chosen before', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const { item, panel, body } = await begin(editor)
    await panel.getByRole('textbox', { name: word('field.excerpt'), exact: true }).fill('A, B, C')
    await body.fill(bad)
    await panel.getByRole('button', { name: word('item.moreIn', { language: name }) }).click()
    await editor.getByRole('menuitem', { name: word('schedule.open'), exact: true }).click()
    const asked = editor.getByRole('dialog', { name: word('schedule.title', { language: name }) })
    const clock = asked.getByLabel(word('schedule.clock'))
    const apply = asked.getByRole('button', { name: word('schedule.apply'), exact: true })
    await clock.fill('23:59')
    await apply.click()
    const dialog = editor.getByRole('dialog', { name: word('findings.warnings', { count: 1 }) })
    await dialog.getByText(word('finding.promise.made', { quote: promise })).waitFor()
    await dialog.getByRole('button', { name: say('ui.admin', 'dialog.cancel'), exact: true }).click()
    await clock.waitFor()
    await expect.poll(() => clock.inputValue()).toBe('23:59')
    await apply.click()
    await dialog.getByRole('button', { name: word('findings.schedule') }).click()
    await editor
      .getByText(word('schedule.done', { language: name }))
      .first()
      .waitFor()
    expect((await askApi<Item>(editor, 'GET', `/api/admin/items/${item.id}`)).editions[0]?.state).toBe(
      'scheduled',
    )
  })

  test('an administrator adds words of their own and goes back to the built-in ones', async () => {
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.promises)
    const list = admin.getByRole('textbox', { name: word('promises.in', { language: name }) })
    await list.waitFor()
    const builtIn = await list.inputValue()
    expect(builtIn).toContain(promise.slice(0, 8))
    await list.fill(`${builtIn}\n${good}`)
    await admin.getByRole('button', { name: word('promises.save'), exact: true }).click()
    await admin.getByText(word('promises.saved')).first().waitFor()

    const { panel, body } = await begin(admin)
    await body.fill(bad.replace(promise, good))
    await panel.getByRole('button', { name: word('finding.promise.made', { quote: good }) }).waitFor()

    await admin.goto(paths.admin.promises)
    await admin.getByRole('button', { name: labelled(word('promises.restore'), name, language) }).click()
    await expect.poll(() => list.inputValue()).toBe(builtIn)
    await admin.getByRole('button', { name: word('promises.save'), exact: true }).click()
    await expect
      .poll(async () =>
        (await askApi<Promises>(admin, 'GET', '/api/admin/promises')).phrases[language].join('\n'),
      )
      .toBe(builtIn)
  })

  async function begin(editor: Page) {
    const wanted = { kind: 'blog', language, title: 'Sesame' }
    const item = await askApi<Item>(editor, 'POST', '/api/admin/items', wanted)
    await editor.goto(paths.admin.item('blogs', item.id))
    const panel = editor.getByRole('region', { name, exact: true })
    const body = panel.getByRole('textbox', { name: word('field.bodyIn', { language: name }), exact: true })
    await body.waitFor()
    return { item, panel, body }
  }
})
