import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { languages } from '#platform/languages.ts'
import { entranceTo, paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { addAuthenticator, codeOf, turnOn } from './support/second-step.ts'
import { signInByForm, signOutByMenu } from './support/sign-in-form.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const refusals = { allow: [/status of 40[13]/] }
const hasFocus = (page: Page, selector: string) =>
  expect
    .poll(() => page.evaluate((selector) => document.activeElement?.matches(selector), selector))
    .toBe(true)
describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const member = (key: string) => say('identity.member', key)

  test('a member turns the second step on, signs in with it, with and without a script, and turns it off', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language, ...refusals })
    await signIn(page, account)
    await page.goto(paths.profile)
    await page.getByRole('button', { name: member('twoStep.begin') }).waitFor()
    const { secret, codes } = await turnOn(page, say)
    expect(codes).toHaveLength(10)
    await hasFocus(page, 'h3')
    await checkAccessibility(page)
    await page.getByRole('button', { name: member('recovery.kept') }).click()
    await page.getByRole('button', { name: member('twoStep.turnOff'), exact: true }).waitFor()
    await signOutByMenu(page, say, account)

    await page.goto(entranceTo(paths.courses))
    await signInByForm(page, say, { account })
    const field = page.getByLabel(say('identity', 'secondStep.code'), { exact: true })
    await field.waitFor()
    await hasFocus(page, '[name=code]')
    await checkAccessibility(page)
    await field.fill('000 000')
    await page.getByRole('button', { name: say('identity', 'secondStep.button'), exact: true }).click()
    await page.getByText(say('identity', 'refusal.code')).waitFor()
    await hasFocus(page, '[name=code][aria-invalid=true]')
    await field.fill(codeOf(secret, 1))
    await page.getByRole('button', { name: say('identity', 'secondStep.button'), exact: true }).click()
    await page.waitForURL(`**${paths.courses}`)

    const plain = await openPage(site, { language, javaScript: false, ...refusals })
    await plain.goto(entranceTo(paths.courses))
    await signInByForm(plain, say, { account })
    await plain.waitForURL(`**${paths.secondStep}*`)
    await hasFocus(plain, '[name=code]')
    await plain.getByLabel(say('identity', 'secondStep.code'), { exact: true }).fill('wrong')
    await plain.getByRole('button', { name: say('identity', 'secondStep.button'), exact: true }).click()
    await plain.getByText(say('identity', 'refusal.code')).waitFor()
    await plain.getByLabel(say('identity', 'secondStep.code'), { exact: true }).fill(codes[0] ?? '')
    await plain.getByRole('button', { name: say('identity', 'secondStep.button'), exact: true }).click()
    await plain.waitForURL(`**${paths.courses}`)
    const subject = language === 'am' ? 'መለያዎ በአዲስ መሣሪያ ተከፍቷል' : 'Your account was opened on a new device'
    const mail = await eventually(
      () => site.mails(account.email).find((mail) => mail.subject === subject),
      'the mail about a new device',
    )
    expect(mail.link).toBe(`${site.url}${paths.profile}#sessions`)

    await page.goto(paths.profile)
    await page
      .getByText(say('identity.member', 'history.app', { first: member('history.password') }))
      .waitFor()
    const way = (key: string) => page.getByRole('button', { name: member(key), exact: true })
    for (const key of ['twoStep.newCodes', 'twoStep.turnOff']) {
      await way(key).press('Enter')
      await hasFocus(page, '[autocomplete=one-time-code]')
      await way('twoStep.cancel').press('Enter')
      await way(key).waitFor()
      await page.locator('h2:focus', { hasText: member('twoStep.title') }).waitFor()
    }
    await way('twoStep.turnOff').click()
    await hasFocus(page, '[autocomplete=one-time-code]')
    await page
      .getByRole('region', { name: member('twoStep.title') })
      .getByLabel(member('password.current'), { exact: true })
      .fill(account.password)
    await page.getByLabel(member('twoStep.code'), { exact: true }).fill(codes[1] ?? '')
    await page.getByRole('button', { name: member('twoStep.turnOff'), exact: true }).click()
    await page.getByRole('button', { name: member('twoStep.begin') }).waitFor()
    await checkAccessibility(page)
  })

  test('a passkey is added, named, used to sign in, and removed', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language, ...refusals })
    await addAuthenticator(page)
    await signIn(page, account)
    await page.goto(paths.profile)
    const name = page.getByLabel(member('passkeys.name'), { exact: true })
    await name.fill('Telephone')
    await page.getByRole('button', { name: member('passkeys.add') }).click()
    await page.getByText(member('passkeys.added')).waitFor()
    await page
      .getByRole('button', { name: say('identity.member', 'passkeys.renameNamed', { name: 'Telephone' }) })
      .click()
    await hasFocus(page, 'form input')
    await name.first().fill('Old telephone')
    await page.keyboard.press('Enter')
    await page.getByText(say('identity.member', 'passkeys.renamed', { name: 'Old telephone' })).waitFor()
    await checkAccessibility(page)
    await signOutByMenu(page, say, account)

    await page.goto(paths.login)
    await page.getByRole('button', { name: say('identity', 'passkey.signIn') }).waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: say('identity', 'passkey.signIn') }).click()
    await page.waitForURL(`**${paths.dashboard}`)
    await page.goto(paths.profile)
    await page.getByText(member('history.passkey'), { exact: true }).waitFor()
    await page
      .getByRole('button', {
        name: say('identity.member', 'passkeys.removeNamed', { name: 'Old telephone' }),
        exact: true,
      })
      .click()
    await page.getByText(say('identity.member', 'passkeys.removed', { name: 'Old telephone' })).waitFor()
    await page.getByText(member('passkeys.none')).waitFor()
  })

  test('where the site asks for it, an administrator sets a second step up before anything else', async () => {
    const page = await openPage(site, { language, ...refusals })
    const admin = await findAdmin(site)
    await signIn(page, admin)
    await page.goto(paths.admin.users)
    const rule = page.getByRole('switch', { name: say('identity.admin', 'rule.label') })
    await rule.waitFor()
    await page.route(/role=admin/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), total: 150 } })
    })
    await rule.click()
    const question = page.getByRole('dialog')
    await question.getByText(say('identity.admin', 'rule.lookedAt', { looked: '1', total: '150' })).waitFor()
    await question.getByText(say('identity.admin', 'rule.missingYou')).waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await rule.isChecked()).toBe(false)
    await page.evaluate(noteAlerts)
    await rule.click()
    await question.getByRole('button', { name: say('identity.admin', 'rule.doOn'), exact: true }).click()
    await page.waitForURL(`**${paths.profile}#second-factor`)
    await page.getByText(member('twoStep.required')).waitFor()
    await hasFocus(page, '#second-factor')
    expect(await page.evaluate(() => Reflect.get(window, 'alerts'))).toEqual([member('twoStep.required')])
    await page.goto(paths.admin.blogs)
    await page.waitForURL(`**${paths.profile}#second-factor`)
    const { codes } = await turnOn(page, say)
    await page.getByRole('button', { name: member('recovery.kept') }).click()
    await page.goto(paths.admin.users)
    await page.getByText(say('identity.admin', 'users.twoStep'), { exact: true }).first().waitFor()
    await rule.click()
    await question.getByText(say('identity.admin', 'rule.meansOff')).waitFor()
    await question.getByRole('button', { name: say('identity.admin', 'rule.doOff'), exact: true }).click()
    await page.getByText(say('identity.admin', 'rule.off')).first().waitFor()

    await page.goto(paths.profile)
    await page.getByRole('button', { name: member('twoStep.turnOff'), exact: true }).click()
    await page
      .getByRole('region', { name: member('twoStep.title') })
      .getByLabel(member('password.current'), { exact: true })
      .fill(admin.password)
    await page.getByLabel(member('twoStep.code'), { exact: true }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: member('twoStep.turnOff'), exact: true }).click()
    await page.getByRole('button', { name: member('twoStep.begin') }).waitFor()
  })
})

/** Everything that is said at once from now on, as often as it is put into the page. */
function noteAlerts(): void {
  const alerts: (string | null)[] = []
  Reflect.set(window, 'alerts', alerts)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const one of [node, ...node.querySelectorAll('[role=alert]')])
          if (one.matches('[role=alert]')) alerts.push(one.textContent)
      }
  }).observe(document.body, { childList: true, subtree: true })
}
