import type { Page } from 'playwright-core'
import { paths } from '#platform/paths.ts'
import type { Account } from './accounts.ts'
import type { Say } from './texts.ts'

/** Fills in and sends the sign-in form of the page that is open. */
export async function signInByForm(
  page: Page,
  say: Say,
  { account, keep = false }: { account: Account; keep?: boolean },
): Promise<void> {
  await page.getByLabel(say('identity', 'field.emailLabel'), { exact: true }).fill(account.email)
  await page.getByLabel(say('identity', 'field.passwordLabel'), { exact: true }).fill(account.password)
  if (keep) await page.getByLabel(say('identity', 'signIn.keep')).check()
  await page.getByRole('button', { name: say('identity', 'signIn.button'), exact: true }).click()
}

/** Signs out through the account menu of a public page. */
export async function signOutByMenu(page: Page, say: Say, account: Account): Promise<void> {
  await page.goto(paths.home)
  await page.getByLabel(say('app', 'account.menu', { name: account.displayName })).click()
  await page.getByRole('button', { name: say('app', 'account.signOut'), exact: true }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('app', 'account.signIn'), exact: true })
    .waitFor()
}
