import type { Page } from 'playwright-core'
import { afterAll, describe, expect, onTestFinished } from 'vitest'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn, type Account } from './support/accounts.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const refusals = { allow: [/status of 40[1349]/, /status of 422/] }

describe.each(languages)('in %s', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const admin = (key: string, values?: Record<string, string>) => say('identity.admin', key, values)

  /** Opens the question of an action with keys alone. */
  async function ask(page: Page, account: Account, action: string) {
    const name = account.displayName
    const menu = page.getByRole('button', { name: admin('users.actionsFor', { name }) })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: admin(`action.${action}`), exact: true }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    return { dialog, menu, act: dialog.getByRole('button', { name: admin(`action.${action}`), exact: true }) }
  }

  async function openUsers(page: Page, account: Account) {
    await page.goto(`${paths.admin.users}?q=${account.email}`)
    await page.getByText(account.email, { exact: true }).waitFor()
  }

  inBoth(
    'whoever deletes an account hears that the address is mistyped, and may write it as a phone does',
    async () => {
      const account = await register(site, { language })
      const page = await openPage(site, { language })
      await signIn(page, await findAdmin(site))
      await openUsers(page, account)
      const { dialog, act } = await ask(page, account, 'delete')
      await act.press('Enter')
      const field = dialog.getByRole('textbox')
      await expect.poll(() => field.evaluate(isFocused)).toBe(true)
      const mistyped = say('ui.admin', 'dialog.mistyped', { words: account.email })
      await dialog.getByRole('alert').filter({ hasText: mistyped }).waitFor()
      expect(await field.evaluate(descriptionOf)).toContain(mistyped)
      await checkAccessibility(page)
      await page.keyboard.type(account.email.replace('r', 'R'))
      await page.keyboard.press('Enter')
      await page
        .getByText(admin('done.delete', { name: account.displayName }))
        .first()
        .waitFor()
      await expect.poll(() => page.locator('#main').evaluate(isFocused)).toBe(true)
    },
  )

  test('the last administrator is told why they stay, as often as they try', async () => {
    const page = await openPage(site, { language, ...refusals })
    const account = await findAdmin(site)
    await signIn(page, account)
    await openUsers(page, account)
    const { dialog, menu, act } = await ask(page, account, 'demote')
    for (let time = 0; time < 2; time++) {
      await act.press('Enter')
      await dialog
        .getByRole('alert')
        .filter({ hasText: admin('users.lastAdmin', { name: account.displayName }) })
        .waitFor()
    }
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => menu.evaluate(isFocused)).toBe(true)
  })

  test('an heir who is no longer administrator is refused at the field', async () => {
    const heir = await promoted(language)
    const account = await register(site, { language })
    const page = await openPage(site, { language, ...refusals })
    await signIn(page, await findAdmin(site))
    await openUsers(page, account)
    const { dialog, act } = await ask(page, account, 'delete')
    const field = dialog.getByRole('combobox')
    const own = await field.inputValue()
    expect(own).not.toBe('')
    // Nobody is deleted while it cannot be shown who takes over.
    await page.route(/role=admin/, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await ask(page, account, 'delete')
    await dialog.getByRole('button', { name: say('ui.admin', 'failure.again') }).waitFor()
    expect(await act.count()).toBe(0)
    await page.unroute(/role=admin/)
    await dialog.getByRole('button', { name: say('ui.admin', 'failure.again') }).press('Enter')
    await expect.poll(() => field.inputValue()).toBe(own)
    await field.selectOption({ value: heir.uid })
    await dialog.getByRole('textbox').fill(account.email)
    await heir.demote()
    await act.press('Enter')
    await expect.poll(() => field.evaluate(isFocused)).toBe(true)
    expect(await field.evaluate(descriptionOf)).toContain(admin('heir.wrong'))
    expect(await field.inputValue()).toBe('')
    expect(await dialog.getByRole('textbox').inputValue()).toBe(account.email)
  })

  test('an account that another administrator has deleted meanwhile leaves the list, and the focus stays on the page', async () => {
    const account = await register(site, { language })
    const page = await openPage(site, { language, ...refusals })
    await signIn(page, await findAdmin(site))
    await openUsers(page, account)
    const { dialog, act } = await ask(page, account, 'suspend')
    const { users } = await askApi<{ users: { uid: string }[] }>(
      page,
      'GET',
      `/api/admin/users?q=${account.email}`,
    )
    await askApi(page, 'DELETE', `/api/admin/users/${users[0]?.uid}`)
    await act.press('Enter')
    await page.getByText(say('ui.admin', 'failure.gone')).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(account.email, { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('#main').evaluate(isFocused)).toBe(true)
  })

  test('an administrator who writes while a second step is asked for reads why nothing is saved', async () => {
    // Nobody of this site could switch it off again.
    const own = await startSite()
    onTestFinished(() => own.stop())
    const page = await openPage(own, { language, ...refusals })
    await signIn(page, await findAdmin(own))
    await page.goto(paths.admin.pages)
    await page.locator('tbody a').first().click()
    const summary = page.locator('textarea').first()
    await summary.focus()
    await askApi(page, 'PUT', '/api/admin/second-factor', { isRequired: true })
    await page.keyboard.type('x')
    const alert = page.getByRole('alert').filter({ hasText: say('ui.admin', 'ended.factor') })
    await alert.waitFor()
    await expect.poll(() => summary.evaluate(isFocused)).toBe(true)
    await checkAccessibility(page)
  })
})

/** A second administrator, and what the first one does with them. */
async function promoted(language: Language) {
  const account = await register(site, { language })
  const first = await openPage(site)
  await signIn(first, await findAdmin(site))
  const { users } = await askApi<{ users: { uid: string }[] }>(
    first,
    'GET',
    `/api/admin/users?q=${account.email}`,
  )
  const uid = users[0]?.uid ?? ''
  const become = (role: string) => askApi(first, 'PATCH', `/api/admin/users/${uid}`, { role })
  await become('admin')
  return { uid, demote: () => become('user') }
}

function isFocused(element: Element): boolean {
  return element === document.activeElement
}

/** What a screen reader says after the name of a field. */
function descriptionOf(field: Element): string {
  return (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
}
