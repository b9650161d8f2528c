import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const isFocused = (element: Element) => element === document.activeElement
const expectFocus = (place: Locator) => expect.poll(() => place.evaluate(isFocused)).toBe(true)

describe.each(languages)('in %s, by keyboard', (language) => {
  const texts = textsIn(language)
  const say = (key: string, values?: Record<string, string>) => texts('identity.member', key, values)
  const buttonOf = (place: Page | Locator, key: string) =>
    place.getByRole('button', { name: say(key), exact: true })

  async function openProfile(allow: RegExp[] = []) {
    const account = await register(site, { language })
    const page = await openPage(site, { language, allow })
    await signIn(page, account)
    return { page, account }
  }

  test.each(['Escape', 'the button', 'the cross'])(
    'the question about the account is closed by %s, and the focus is back where it was',
    async (way) => {
      const { page } = await openProfile()
      await page.goto(paths.profile)
      const open = buttonOf(page, 'delete.open')
      await open.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: say('delete.question') })
      await dialog.waitFor()
      await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
      if (way === 'Escape') await page.keyboard.press('Escape')
      else {
        const [cross, button] = await buttonOf(dialog, 'delete.cancel').all()
        await (way === 'the cross' ? cross : button)?.press('Enter')
      }
      await dialog.waitFor({ state: 'detached' })
      await expectFocus(open)
    },
  )

  test('no button of the profile lets go of the focus while its deed is under way, nor after', async () => {
    const { page, account } = await openProfile([/status of 500/, /failed to update profile/])
    await signIn(await openPage(site, { language }), account)
    await offerProvider(page)
    await page.goto(paths.profile)
    await pressAndHold(page, buttonOf(page, 'save.button'), 'PATCH **/api/users/*')
    await page.getByText(say('save.failed')).waitFor()
    await pressAndHold(page, buttonOf(page, 'data.button'), 'GET **/export')
    await pressAndHold(page, buttonOf(page, 'sessions.endOthers'), 'DELETE **/sessions')
    await pressAndHold(
      page,
      page.getByRole('button', { name: say('methods.add', { name: 'Another Site' }) }),
      'POST **/sign-ins',
    )
    await page.getByLabel(say('password.current'), { exact: true }).fill(account.password)
    await page.getByLabel(say('password.new'), { exact: true }).fill('eleven calm market mornings')
    const change = buttonOf(page, 'password.button')
    await pressAndHold(page, change, 'POST **/change-password', (route) => route.continue())
    // Nothing is typed any more, so it does nothing now, but it is still where the reader is.
    await page.getByText(say('password.done')).waitFor()
    await expect.poll(() => change.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => change.evaluate(isFocused)).toBe(true)
  })

  test('what goes away under the finger leaves the focus at the heading of its section', async () => {
    const { page, account } = await openProfile()
    const elsewhere = await openPage(site, { language })
    await signIn(elsewhere, account)
    await page.goto(paths.profile)
    const end = page.getByRole('listitem').getByRole('button', { name: sayEnd() })
    await end.focus()
    await page.keyboard.press('Enter')
    await end.waitFor({ state: 'detached' })
    await page.getByText(say('sessions.ended')).waitFor()
    await expectFocus(page.getByRole('heading', { name: say('sessions.title') }))
  })

  test('a wrong password is said at its field, which takes the focus', async () => {
    const { page, account } = await openProfile([/status of 40[0-9]/])
    await page.goto(paths.profile)
    await buttonOf(page, 'delete.open').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('delete.type', { email: account.email })).fill(account.email)
    const password = dialog.getByLabel(say('password.current'), { exact: true })
    await password.fill('not the password at all')
    await buttonOf(dialog, 'delete.button').press('Enter')
    await expectFocus(password)
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
  })

  test('a question of the administrators keeps the focus while it is carried out', async () => {
    const { email, displayName: name } = await register(site, { language })
    const page = await openPage(site, { language, allow: [/status of 500/] })
    await signIn(page, await findAdmin(site))
    await page.goto(`${paths.admin.users}?q=${encodeURIComponent(email)}`)
    const admin = (key: string, values?: Record<string, string>) => texts('identity.admin', key, values)
    const menu = page.getByRole('button', { name: admin('users.actionsFor', { name }) })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: admin('action.suspend'), exact: true }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expectFocus(menu)

    await menu.press('Enter')
    await page.getByRole('menuitem', { name: admin('action.suspend'), exact: true }).press('Enter')
    const suspend = dialog.getByRole('button', { name: admin('action.suspend'), exact: true })
    await pressAndHold(page, suspend, 'PATCH **/api/admin/users/*')
    await suspend.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expectFocus(menu)
  })

  /** The name of a button that signs another device out, whichever that is. */
  function sayEnd(): RegExp {
    const [before = '', after = ''] = say('sessions.endNamed', { device: '|' }).split('|')
    return new RegExp(`^${before}.+${after}$`)
  }
})

/** Presses by keyboard, and looks where the focus is before and after the answer, which is a failure unless the caller gives one. */
async function pressAndHold(
  page: Page,
  button: Locator,
  request: string,
  answer = (route: Route) => route.fulfill({ status: 500, json: { code: 'server.failed', status: 500 } }),
): Promise<void> {
  const [method, address = ''] = request.split(' ')
  const held = Promise.withResolvers<Route>()
  await page.route(address, (route) =>
    route.request().method() === method ? held.resolve(route) : route.fallback(),
  )
  await button.focus()
  await page.keyboard.press('Enter')
  const route = await held.promise
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('aria-disabled')).toBe('true')
  await focused.evaluate((element) => element.setAttribute('data-pressed', ''))
  await answer(route)
  await page.unroute(address)
  const pressed = page.locator('[data-pressed]')
  await expect.poll(() => pressed.getAttribute('data-loading')).toBeNull()
  await expect.poll(() => pressed.evaluate(isFocused)).toBe(true)
  await pressed.evaluate((element) => element.removeAttribute('data-pressed'))
}

/** As on a site where a redirect sign-in is configured. */
async function offerProvider(page: Page): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch()
    const session: SessionAnswer = await response.json()
    await route.fulfill({ response, json: { ...session, providers: [{ id: 'oidc', name: 'Another Site' }] } })
  })
}
