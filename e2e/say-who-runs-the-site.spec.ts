import { describe, expect, onTestFinished, test } from 'vitest'
import type { OperatorDetails } from '#features/dashboard/operator-contract.ts'
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const names: Record<Language, { name: string; address: string }> = {
  en: { name: 'Lion Trading School', address: '1 Churchill Road, Addis Ababa' },
  am: { name: 'የአንበሳ የንግድ ትምህርት ቤት', address: 'ቸርችል ጎዳና 1፣ አዲስ አበባ' },
}

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
    const site = await startSite()
    // After the pages that it serves, which are closed first.
    onTestFinished(() => site.stop())
    const admin = await openPage(site, { language, allow: [/status of 409/] })
    await signIn(admin, await findAdmin(site))
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

    await phone.fill('+251 11 000 0002')
    await admin.getByLabel(word('operator.age'), { exact: true }).fill('18')
    await theySave({ phone: '+251 11 000 0003', minimumAge: 16 })
    await save.click()
    const place = (key: string) => bar.getByRole('listitem', { name: word(key), exact: true })
    for (const value of ['+251 11 000 0002', '+251 11 000 0003'])
      await place('operator.phone').getByText(value, { exact: true }).waitFor()
    for (const value of ['18', '16']) await place('operator.age').getByText(value, { exact: true }).waitFor()
    await checkAccessibility(admin)
    const choose = (key: string, side: string) =>
      place(key)
        .getByRole('button', { name: say('desk', `conflict.choose.${side}`), exact: true })
        .click()
    await choose('operator.phone', 'mine')
    await choose('operator.age', 'theirs')
    await bar.waitFor({ state: 'detached' })
    await expect.poll(read).toMatchObject({ phone: '+251 11 000 0002', minimumAge: 16 })
    await expect.poll(() => admin.evaluate(() => document.activeElement?.tagName)).toBe('OUTPUT')
  })
})
