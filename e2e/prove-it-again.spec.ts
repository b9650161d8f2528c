import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { AppSetUp, SessionAnswer } from '#features/identity/contract.ts'
import { connect } from '#platform/database/connect.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { freePort } from '#platform/server/free-port.ts'
import { askApi, findAdmin, register, signIn, type Account } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { startTestProvider } from './support/oidc-provider.ts'
import { openPage } from './support/open-page.ts'
import { proveElsewhere } from './support/prove-elsewhere.ts'
import { codeOf } from './support/second-step.ts'
import { startSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const port = await freePort()
const provider = await startTestProvider(`http://localhost:${port}`)
const site = await startSite({
  port,
  settings: { ...provider.settings, ADMIN_EMAIL: 'owner@example.com' },
})
afterAll(async () => {
  await site.stop()
  await provider.close()
})

const name = 'Test Account'
/** A window that closes itself breaks what it is still fetching. */
const refusals = { allow: [/status of 40[39]/, /tried again later/] }

describe.each(languages)('in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)

  test('an administrator is asked for the password again, and what was asked for is then done', async () => {
    const member = await register(site, { language })
    const page = await openPage(site, { language, ...refusals })
    await signIn(page, await findAdmin(site))
    await page.goto(`${paths.admin.users}?q=${member.email}`)
    await noLongerFresh(page)
    await page
      .getByRole('button', { name: say('identity.admin', 'users.actionsFor', { name: member.displayName }) })
      .click()
    await page.getByRole('menuitem', { name: say('identity.admin', 'action.suspend'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('identity.admin', 'action.suspend'), exact: true })
      .click()
    const admin = await findAdmin(site)
    const dialog = page.getByRole('dialog', { name: say('identity.member', 'proof.title') })
    const field = dialog.getByLabel(say('identity.member', 'password.current'), { exact: true })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await prove(page, say, { ...admin, password: 'not the password' })
    await dialog.getByText(say('identity', 'refusal.password')).waitFor()
    await prove(page, say, admin)
    await page
      .getByText(say('identity.admin', 'done.suspend', { name: member.displayName }))
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('who would rather not is told that nothing was changed', async () => {
    const page = await openPage(site, { language, ...refusals })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.users)
    await noLongerFresh(page)
    await page.getByRole('button', { name: say('identity.admin', 'users.export') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('identity.member', 'proof.cancel'), exact: true })
      .last()
      .click()
    await page.getByText(say('ui.admin', 'failure.proof')).waitFor()
  })

  test('a member whose proof took too long at the provider is told so, in both windows', async () => {
    const sub = `late-${language}`
    provider.accounts.set(sub, { sub, email: `${sub}@other.example`, emailVerified: true, name: sub })
    const page = await openPage(site, { language, allow: [...refusals.allow, /redirect login failed/] })
    await page.goto(paths.login)
    await page.getByRole('button', { name: say('identity', 'signIn.with', { name }), exact: true }).click()
    await page.locator(`button[value="${sub}"]`).click()
    await page.waitForURL(`**${paths.dashboard}`)
    await page.goto(paths.profile)
    await noLongerFresh(page)
    await page
      .getByRole('textbox', { name: say('identity.member', 'tokens.name'), exact: true })
      .fill('ledger')
    await page.getByRole('button', { name: say('identity.member', 'tokens.make'), exact: true }).click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: say('identity.member', 'proof.with', { name }) }).click()
    const other = await opened
    await other.locator(`button[value="${sub}"]`).waitFor()
    await other.goto(`${site.url}${paths.login}?error=state_mismatch`)
    await other.getByText(say('identity', 'redirect.expired')).waitFor()
    await other.getByRole('button', { name: say('identity', 'already.other'), exact: true }).waitFor()
    await page.getByText(say('identity.member', 'proof.notProved')).waitFor()
    await other.goto(`${site.url}${paths.login}?error=too_many_requests`)
    await other.getByText(say('identity', 'redirect.tooMany')).waitFor()
  })

  test('a member adds a provider in the profile after the password, and takes it off again', async () => {
    const sub = `joins-${language}`
    provider.accounts.set(sub, { sub, email: `${sub}@other.example`, emailVerified: true, name: sub })
    const account = await register(site, { language })
    const page = await openPage(site, { language, ...refusals })
    await signIn(page, account)
    await page.goto(paths.profile)
    await noLongerFresh(page)
    await page
      .getByRole('button', { name: say('identity.member', 'methods.add', { name }), exact: true })
      .click()
    await prove(page, say, account)
    await page.locator(`button[value="${sub}"]`).click()
    await page.getByText(say('identity.member', 'methods.added', { name })).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await noLongerFresh(page)
    await page
      .getByRole('button', { name: say('identity.member', 'methods.remove', { name }), exact: true })
      .click()
    await prove(page, say, account)
    await page.getByText(say('identity.member', 'methods.removed', { name })).waitFor()
    await page
      .getByRole('button', { name: say('identity.member', 'methods.add', { name }), exact: true })
      .waitFor()
  })
})

test.each([
  ['a password', false],
  ['a password and with an app', true],
])(
  'an administrator without %s proves it at the provider, in a window of its own',
  async (_without, hasApp) => {
    const say = textsIn('en')
    const page = await openPage(site, refusals)
    await page.goto(paths.login)
    await page.getByRole('button', { name: say('identity', 'signIn.with', { name }), exact: true }).click()
    await page.locator('button[value="owner"]').click()
    await page.waitForURL(`**${paths.dashboard}`)
    if (hasApp) {
      await proveElsewhere(page, 'owner')
      await addApp(page)
    }
    await page.goto(paths.admin.users)
    await noLongerFresh(page)
    await page.getByRole('button', { name: say('identity.admin', 'users.export') }).click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: say('identity.member', 'proof.with', { name }) }).click()
    const download = page.waitForEvent('download')
    const other = await opened
    await other.locator('button[value="owner"]').click()
    expect((await download).suggestedFilename()).toBe('users.csv')
    await expect.poll(() => other.isClosed()).toBe(true)
  },
)

/** Turns the second step on for whoever is signed in. */
async function addApp(page: Page): Promise<void> {
  const { user } = await askApi<SessionAnswer>(page, 'GET', '/api/session')
  const address = `/api/users/${user?.uid}/second-factor`
  const { secret } = await askApi<AppSetUp>(page, 'POST', address, {})
  await askApi(page, 'POST', `${address}/confirm`, { code: codeOf(secret) })
}

/** Makes every sign-in so far too old for a grave act. */
async function noLongerFresh(page: Page): Promise<void> {
  const file = path.join(site.dataDir, 'traders-hub.sqlite')
  const connection = connect({ url: undefined, file }, (error) => {
    throw error
  })
  await connection.db.updateTable('sessions').set({ provedAt: 0 }).execute()
  await connection.close()
  const ask = () => page.request.get('/api/session/proof').then((answer) => answer.status())
  await expect.poll(ask).toBe(403)
}

async function prove(page: Page, say: Say, account: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('identity.member', 'proof.title') })
  await dialog.getByLabel(say('identity.member', 'password.current'), { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: say('identity.member', 'proof.button'), exact: true }).click()
}
