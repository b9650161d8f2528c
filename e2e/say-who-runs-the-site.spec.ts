import type { Page } from 'playwright-core'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { OperatorDetails } from '#features/dashboard/operator/contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { dateIn, fillDate } from './support/date-field.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const names: Record<Language, { name: string; address: string }> = {
  en: { name: 'Lion Trading School', address: '1 Churchill Road, Addis Ababa' },
  am: { name: 'የአንበሳ የንግድ ትምህርት ቤት', address: 'ቸርችል ጎዳና 1፣ አዲስ አበባ' },
}

/** Has an administrator, and an operator that was filled in before. */
const used = await startSite()
afterAll(() => used.stop())

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('dashboard.admin', key, values)
  const field = (key: string) =>
    word('inLanguage', { label: word(key), language: word(`language.${language}`) })

  test('the first administrator is led from the overview to the operator, and the legal pages then name it', async () => {
    const site = await startSite()
    // After the pages that it serves, which are closed first.
    onTestFinished(() => site.stop())
    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.dashboard)
    const card = admin.getByRole('region', { name: word('setUp'), exact: true })
    await card.getByText(word('setUp.about', { count: 5 })).waitFor()
    await checkAccessibility(admin)
    await card.getByRole('link', { name: word('setUp.operator') }).click()
    await admin.getByRole('heading', { name: word('operator.title'), level: 1 }).waitFor()

    const { name, address } = names[language]
    await admin.getByLabel(field('operator.name'), { exact: true }).fill(name)
    await admin.getByLabel(field('operator.address'), { exact: true }).fill(address)
    await admin.getByLabel(word('operator.email'), { exact: true }).fill('hub@example.com')
    await checkAccessibility(admin)
    await admin.getByRole('button', { name: word('settings.save'), exact: true }).click()
    await admin.getByText(word('operator.done')).first().waitFor()

    await admin.goto(paths.termsOfService)
    const note = admin.getByText(say('pages', 'review.note'))
    await note.waitFor()
    await admin.getByText(name, { exact: false }).first().waitFor()
    await checkAccessibility(admin)

    const reader = await openPage(site, { language })
    await reader.goto(paths.termsOfService)
    await reader.getByText(name, { exact: false }).first().waitFor()
    await expect.poll(() => reader.getByText(say('pages', 'review.note')).count()).toBe(0)
    for (const lang of [language, otherLanguage(language)]) {
      const html = await (await reader.request.get(`${paths.privacyPolicy}?lang=${lang}`)).text()
      expect(html).toContain(name)
      expect(html).not.toMatch(/\{\{\w+\.\w+\}\}/)
      expect(html).not.toContain(textsIn(lang)('pages', 'review.note'))
    }

    await admin.goto(paths.admin.operator)
    await admin.getByLabel(word('operator.reviewed'), { exact: true }).check()
    await admin.getByRole('button', { name: word('settings.save'), exact: true }).click()
    await admin.getByText(word('operator.done')).first().waitFor()
    await admin.goto(paths.admin.dashboard)
    await card.getByText(word('setUp.about', { count: 3 })).waitFor()
    await admin.goto(paths.termsOfService)
    await admin.getByText(name, { exact: false }).first().waitFor()
    await expect.poll(() => note.count()).toBe(0)
  })

  test('what only one of two administrators changed is joined, and of the rest both values are shown to choose', async () => {
    const admin = await openPage(used, { language, allow: [/status of 409/] })
    await signIn(admin, await findAdmin(used))
    await empty(admin)
    await admin.goto(paths.admin.operator)
    const phone = admin.getByLabel(word('operator.phone'), { exact: true })
    await phone.waitFor()
    const read = () => askApi<OperatorDetails>(admin, 'GET', '/api/admin/operator')
    const theySave = async (details: Partial<OperatorDetails>) =>
      askApi(admin, 'PUT', '/api/admin/operator', { ...(await read()), ...details })
    const save = admin.getByRole('button', { name: word('settings.save'), exact: true })
    const bar = admin.getByRole('region', { name: say('desk', 'conflict.settings') })

    await phone.fill('+251 11 000 0001')
    await theySave({ email: 'theirs@example.com' })
    await save.click()
    await expect.poll(read).toMatchObject({ phone: '+251 11 000 0001', email: 'theirs@example.com' })
    await expect
      .poll(() => admin.getByLabel(word('operator.email'), { exact: true }).inputValue())
      .toBe('theirs@example.com')
    await expect.poll(() => bar.count()).toBe(0)
    await expect.poll(() => save.evaluate((one) => one === document.activeElement)).toBe(true)

    // A field of each: the two languages of one setting are no clash.
    const others = otherLanguage(language)
    const inLanguage = (key: string, one: Language) =>
      word('inLanguage', { label: word(key), language: word(`language.${one}`) })
    const name = admin.getByLabel(inLanguage('operator.name', language), { exact: true })
    await name.fill(names[language].name)
    await theySave({ name: { ...(await read()).name, [others]: names[others].name } })
    await save.click()
    const joined = { en: names.en.name, am: names.am.name }
    await expect.poll(read).toMatchObject({ name: joined })
    await expect
      .poll(() => admin.getByLabel(inLanguage('operator.name', others), { exact: true }).inputValue())
      .toBe(names[others].name)
    await expect.poll(() => bar.count()).toBe(0)

    await name.fill('Mine')
    await theySave({ name: { ...joined, [language]: 'Theirs', [others]: 'Also theirs' } })
    await save.click()
    const place = (label: string) => bar.getByRole('listitem', { name: label, exact: true })
    await place(inLanguage('operator.name', language))
      .getByRole('button', { name: say('desk', 'conflict.choose.mine'), exact: true })
      .click()
    await expect.poll(read).toMatchObject({ name: { [language]: 'Mine', [others]: 'Also theirs' } })
    await bar.waitFor({ state: 'detached' })

    await phone.fill('+251 11 000 0002')
    await admin.getByLabel(word('operator.age'), { exact: true }).fill('18')
    await theySave({ phone: '+251 11 000 0003', minimumAge: 16 })
    await save.click()
    for (const value of ['+251 11 000 0002', '+251 11 000 0003'])
      await place(word('operator.phone')).getByText(value, { exact: true }).waitFor()
    for (const value of ['18', '16'])
      await place(word('operator.age')).getByText(value, { exact: true }).waitFor()
    await checkAccessibility(admin)
    const choose = (key: string, side: string) =>
      place(word(key))
        .getByRole('button', { name: say('desk', `conflict.choose.${side}`), exact: true })
        .click()
    await choose('operator.phone', 'mine')
    await choose('operator.age', 'theirs')
    await bar.waitFor({ state: 'detached' })
    await expect.poll(read).toMatchObject({ phone: '+251 11 000 0002', minimumAge: 16 })
    await expect.poll(() => admin.evaluate(() => document.activeElement?.tagName)).toBe('OUTPUT')
  })

  test('an age that is none and a day that is not whole are said at their fields, and nothing of them is saved', async () => {
    const admin = await openPage(used, { language })
    await signIn(admin, await findAdmin(used))
    await empty(admin)
    const before = await askApi<OperatorDetails>(admin, 'GET', '/api/admin/operator')
    await askApi(admin, 'PUT', '/api/admin/operator', { ...before, effectiveOn: '2026-11-20' })
    await admin.goto(paths.admin.operator)
    const main = admin.getByRole('main')
    const age = main.getByLabel(word('operator.age'), { exact: true })
    const save = main.getByRole('button', { name: word('settings.save'), exact: true })
    const unsaved = main.getByText(word('settings.unsaved'), { exact: true })
    const isFocused = (element: Element) => element === document.activeElement
    await age.fill('300')
    await save.click()
    await main.getByText(word('operator.age.outside', { least: 1, most: 99 })).waitFor()
    await expect.poll(() => age.evaluate(isFocused)).toBe(true)
    expect(await age.inputValue()).toBe('300')
    await checkAccessibility(admin)
    await age.fill('')
    await main.getByText(word('settings.unsaved'), { exact: true }).waitFor()

    const asked = { label: word('operator.effective'), language }
    await dateIn(main, asked).first().waitFor()
    const [first, , year] = await dateIn(main, asked).all()
    if (!first) throw new Error('the day is not asked for')
    if (year) {
      await first.fill('31')
      await main.getByText(say('ui.admin', 'date.none')).waitFor()
      await first.fill('11')
      await year.fill('')
    } else {
      // From the year, which is the last part, back to nothing.
      await first.focus()
      for (const key of ['Tab', 'Tab', 'Backspace']) await admin.keyboard.press(key)
    }
    await main.getByText(say('ui.admin', 'date.partial')).waitFor()
    await save.click()
    await expect.poll(() => (year ?? first).evaluate(isFocused)).toBe(true)
    await unsaved.waitFor()
    await checkAccessibility(admin)
    expect(await askApi<OperatorDetails>(admin, 'GET', '/api/admin/operator')).toMatchObject({
      effectiveOn: '2026-11-20',
      minimumAge: null,
    })
    await fillDate(main, asked, { en: '2026-11-21', am: [12, 3, 2019] })
    await save.click()
    await main.getByText(word('settings.saved'), { exact: true }).waitFor()
    expect(await askApi<OperatorDetails>(admin, 'GET', '/api/admin/operator')).toMatchObject({
      effectiveOn: '2026-11-21',
    })
  })

  test.each([
    { path: paths.admin.operator, label: 'operator.name' },
    { path: paths.admin.manageDashboard, label: 'hero.title' },
  ])(
    'what was typed at $path stays when the session ends, and is saved after a sign-in over it',
    async ({ path, label }) => {
      const owner = await findAdmin(used)
      const admin = await openPage(used, { language, allow: [/status of 40[13]/] })
      await signIn(admin, owner)
      await admin.goto(path)
      const typed = admin.getByLabel(field(label), { exact: true })
      const save = admin.getByRole('button', { name: word('settings.save'), exact: true })
      const ask = admin.getByRole('button', {
        name: say('ui.admin', 'ended.signIn', { owner: owner.displayName }),
      })
      // Others than at an earlier try.
      const words = `Not saved yet, ${Date.now()}`
      await typed.fill(words)
      await admin.request.post('/api/auth/sign-out', {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: {},
      })
      await save.click()
      await ask.waitFor()
      await admin.getByText(say('ui.admin', 'ended.settings')).waitFor()
      await admin
        .getByRole('status')
        .filter({ hasText: word('settings.ended') })
        .waitFor()
      await checkAccessibility(admin)
      // Saving leads to what it needs.
      await save.click()
      await expect.poll(() => ask.evaluate((one) => one === document.activeElement)).toBe(true)
      await admin.keyboard.press('Enter')
      const dialog = admin.getByRole('dialog')
      await dialog.getByLabel(say('identity', 'field.passwordLabel'), { exact: true }).fill(owner.password)
      await admin.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await ask.waitFor({ state: 'detached' })
      expect(await typed.inputValue()).toBe(words)
      expect(new URL(admin.url()).pathname).toBe(path)
      await save.click()
      await admin.getByText(word('settings.saved'), { exact: true }).waitFor()
      await admin.reload()
      await expect.poll(() => typed.inputValue()).toBe(words)
    },
  )
})

/** Takes out what was filled in of the operator. */
async function empty(admin: Page): Promise<void> {
  const { version } = await askApi<OperatorDetails>(admin, 'GET', '/api/admin/operator')
  const nothing = { en: '', am: '' }
  await askApi<OperatorDetails>(admin, 'PUT', '/api/admin/operator', {
    version,
    name: nothing,
    address: nothing,
    email: '',
    phone: '',
    law: nothing,
    court: nothing,
    minimumAge: null,
    authority: nothing,
    effectiveOn: null,
    areTextsReviewed: false,
  } satisfies OperatorDetails)
}
