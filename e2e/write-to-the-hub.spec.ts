import { afterAll, describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, newAccount, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('in %s, a visitor', (language) => {
  const say = (key: string) => textsIn(language)('contact', key)

  test('writes a message, which an administrator reads', async () => {
    const { email, displayName } = newAccount(language)
    const message = `በአክሲዮን ገበያ ላይ ጥያቄ አለኝ። A question for ${email}?`
    const page = await openPage(site, { language })
    await page.goto(paths.contact)
    await page.getByLabel(say('form.name'), { exact: true }).fill(displayName)
    await page.getByLabel(say('form.email'), { exact: true }).fill(email)
    await page.getByLabel(say('form.topic'), { exact: true }).selectOption({ label: say('topic.courses') })
    await page.getByLabel(say('form.message'), { exact: true }).fill(message)
    await page.getByLabel(say('form.consent')).check()
    await page.getByRole('button', { name: say('form.send') }).click()
    await page.getByText(say('sent.title')).waitFor()

    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    await admin.goto(paths.admin.messages)
    await admin.getByText(email).first().waitFor()
    expect(await admin.getByText(displayName).count()).toBeGreaterThan(0)
  })

  test('is told what is missing beside each field, and keeps what was written', async () => {
    const page = await openPage(site, { language, allow: [/status of 422/] })
    await page.goto(paths.contact)
    await page.getByLabel(say('form.message'), { exact: true }).fill('short')
    await page.getByRole('button', { name: say('form.send') }).click()
    for (const key of ['error.name', 'error.email', 'error.message', 'error.consent'])
      await page.getByText(say(key)).waitFor()
    expect(await page.getByLabel(say('form.message'), { exact: true }).inputValue()).toBe('short')
  })
})
