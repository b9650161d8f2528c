import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { signInByForm } from './support/sign-in-form.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)

  test('a member who is suspended is out at once and cannot come back until reactivated', async () => {
    const account = await register(site, { language })
    const name = account.displayName
    const member = await openPage(site, { language, allow: [/status of 40[13]/] })
    await signIn(member, account)
    await member.goto(paths.profile)
    const line = member.waitForResponse('**/api/session/events')
    await member.getByRole('heading', { level: 1 }).waitFor()
    await line

    const admin = await openPage(site, { language })
    await signIn(admin, await findAdmin(site))
    const change = async (
      action: string,
      decide: (dialog: Locator) => Promise<void> = async () => undefined,
    ) => {
      await admin.goto(`${paths.admin.users}?q=${account.email}`)
      await admin.getByRole('button', { name: say('identity.admin', 'users.actionsFor', { name }) }).click()
      await admin
        .getByRole('menuitem', { name: say('identity.admin', `action.${action}`), exact: true })
        .click()
      const dialog = admin.getByRole('dialog')
      await decide(dialog)
      await dialog
        .getByRole('button', { name: say('identity.admin', `action.${action}`), exact: true })
        .click()
      await admin
        .getByText(say('identity.admin', `done.${action}`, { name }))
        .first()
        .waitFor()
    }
    await change('suspend')

    expect((await member.request.get('/api/courses')).status()).toBe(401)
    // The member does nothing: the open page hears of it, five seconds after it happened.
    await member.waitForURL(`**${paths.login}`, { timeout: 20_000 })
    await member.getByText(say('identity.session', 'ending.expired')).waitFor()
    await signInByForm(member, say, { account })
    const refusal = member.getByRole('alert').filter({ hasText: say('identity', 'refusal.suspended') })
    const write = refusal.getByRole('link', { name: say('identity', 'contact.write'), exact: true })
    await expect.poll(() => write.getAttribute('href')).toContain(paths.contact)
    const [words, way] = [await refusal.locator('p').first().boundingBox(), await write.boundingBox()]
    expect(way!.y - words!.y - words!.height).toBeGreaterThanOrEqual(12)
    await checkAccessibility(member)

    await change('reactivate')
    await signInByForm(member, say, { account })
    await member.waitForURL(`**${paths.profile}`)

    const { displayName } = await findAdmin(site)
    await change('delete', async (dialog) => {
      const heir = dialog.getByLabel(say('identity.admin', 'heir.label', { name }))
      await expect.poll(() => heir.locator('option:checked').textContent()).toBe(displayName)
      await checkAccessibility(admin)
      await dialog.getByRole('textbox').fill(account.email)
    })
    expect((await member.request.get('/api/courses')).status()).toBe(401)
  })
})
