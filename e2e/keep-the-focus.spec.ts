import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { shareSite, startSite, type Site } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const isFocused = (element: Element) => element === document.activeElement
const descriptionOf = (dialog: Locator) =>
  dialog.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  )
const expectFocus = (place: Locator) => expect.poll(() => place.evaluate(isFocused)).toBe(true)

describe.each(languages)('in %s, by keyboard', (language) => {
  const test = testsInTurn(language)
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
    const { page, account } = await openProfile([
      /status of 500/,
      /failed to update profile/,
      /Google redirect login failed/,
    ])
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
    const chooseSuspend = async () => {
      await menu.press('Enter')
      // The menu takes the focus once it stands; a key that is pressed before goes elsewhere.
      await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'))
      await page.getByRole('menuitem', { name: admin('action.suspend'), exact: true }).press('Enter')
    }
    await chooseSuspend()
    const dialog = page.getByRole('dialog')
    // What is heard with the question is what it means, and not what its buttons are called.
    await expect.poll(() => descriptionOf(dialog)).toBe(admin('means.suspend', { name }))
    await dialog.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expectFocus(menu)

    await chooseSuspend()
    const suspend = dialog.getByRole('button', { name: admin('action.suspend'), exact: true })
    await pressAndHold(page, suspend, 'PATCH **/api/admin/users/*')
    await suspend.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expectFocus(menu)
  })

  test('a dialog with a form is described by its sentence, and by nothing where it has none', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    const desk = (key: string) => texts('desk', key)
    const dialog = page.getByRole('dialog')
    const cancel = dialog.getByRole('button', { name: desk('dialog.cancel'), exact: true })
    const mainButton = (sign: string) => page.getByRole('main').locator(`button:has(.tabler-icon-${sign})`)
    await page.goto(paths.admin.tags)
    await mainButton('arrow-merge').first().press('Enter')
    await cancel.waitFor()
    const about = (await descriptionOf(dialog)) ?? ''
    expect(about).not.toBe('')
    expect(about).not.toContain(desk('dialog.cancel'))
    expect(await dialog.getByText(about, { exact: true }).count()).toBe(1)
    await page.goto(paths.admin.blogs)
    await mainButton('plus').first().press('Enter')
    await dialog.getByRole('textbox').first().waitFor()
    expect(await descriptionOf(dialog)).toBe('')
  })

  test('somebody who leaves the list of users by a question leaves the focus in their place', async () => {
    const { email, displayName: name } = await register(site, { language })
    const page = await openPage(site, { language })
    await signIn(page, await findAdmin(site))
    const admin = (key: string, values?: Record<string, string>) => texts('identity.admin', key, values)
    const change = async (action: string, list: string) => {
      await page.goto(`${paths.admin.users}?${list}`)
      const row = page.getByRole('row').filter({ hasText: email })
      await row.getByRole('button', { name: admin('users.actionsFor', { name }) }).press('Enter')
      await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'))
      await page.getByRole('menuitem', { name: admin(action), exact: true }).press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: admin(action), exact: true })
        .press('Enter')
      await row.waitFor({ state: 'detached' })
    }
    await change('action.suspend', 'status=active')
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('tr') && document.activeElement.ariaHasPopup),
      )
      .toBe('menu')
    // Nobody is left in this list.
    await change('action.reactivate', `status=suspended&q=${encodeURIComponent(email)}`)
    await page.getByText(admin('users.none')).waitFor()
    await expectFocus(page.locator('#main'))
    await page.getByRole('button', { name: admin('users.clear'), exact: true }).press('Enter')
    await page.getByRole('table').waitFor()
    await expectFocus(page.locator('#main'))
  })

  /** The name of a button that signs another device out, whichever that is. */
  function sayEnd(): RegExp {
    const [before = '', after = ''] = say('sessions.endNamed', { device: '|' }).split('|')
    return new RegExp(`^${before}.+${after}$`)
  }
})

describe.each(languages)('in %s, an editor by keyboard', (language) => {
  const test = testsInTurn(language)
  // What one journey publishes would stand first in another's list.
  let own: Site
  beforeAll(async () => {
    own = await startSite()
  })
  afterAll(() => own.stop())

  test('a line that is added to a list has the focus, and what is removed or picked leaves it beside', async () => {
    const desk = (key: string, values?: Record<string, string>) => textsIn(language)('desk', key, values)
    const page = await openPage(own, { language })
    await signIn(page, await findAdmin(own))
    const wanted = { language, title: 'Focus' }
    const course = await askApi<Item>(page, 'POST', '/api/admin/items', { kind: 'course', ...wanted })
    await page.goto(paths.admin.item('courses', course.id))
    const label = textsIn(language)('courses.admin', 'outcomes')
    const list = page.getByRole('group', { name: label, exact: true }).first()
    const add = list.getByRole('button', { name: desk('list.add', { label }) })
    for (const number of ['1', '2']) {
      await add.press('Enter')
      await expectFocus(list.getByRole('textbox', { name: desk('list.line', { label, number }) }))
      await page.keyboard.type(`Line ${number}`)
    }
    const toolOf = (place: Locator, tool: string, number: string) => {
      const name = desk('list.line', { label, number })
      return place.getByRole('button', { name: desk(`list.${tool}`, { name }), exact: true })
    }
    await toolOf(list, 'up', '2').press('Enter')
    await expectFocus(toolOf(list, 'up', '2'))
    await toolOf(list, 'remove', '2').press('Enter')
    await expectFocus(toolOf(list, 'remove', '1'))
    await page.keyboard.press('Enter')
    await expectFocus(add)

    const replay = await askApi<Item>(page, 'POST', '/api/admin/items', { kind: 'replay', ...wanted })
    await page.goto(paths.admin.item('replays', replay.id))
    await page.getByRole('button', { name: desk('item.showSettings') }).click()
    const name = textsIn(language)('replays.admin', 'dataSet')
    const field = page.getByRole('group', { name, exact: true })
    const pick = field.getByRole('button', { name: desk('pick.add', { label: name }) })
    await pick.press('Enter')
    const choose = page.getByRole('dialog').getByRole('button', { name: desk('pick.choose') })
    await choose.first().press('Enter')
    const picked = (await field.locator('[data-line] [lang]').first().innerText()).trim()
    const remove = field.getByRole('button', { name: desk('list.remove', { name: picked }), exact: true })
    await remove.waitFor()
    await expectFocus(field)
    await remove.press('Enter')
    await pick.waitFor()
    await expect.poll(() => field.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  })

  inBoth(
    'a row that is added leads into its first field, and what is removed to what adds another',
    async () => {
      const say = textsIn(language)
      const desk = (key: string, values?: Record<string, string>) => say('desk', key, values)
      const page = await openPage(own, { language, allow: [/status of (404|500)/] })
      await signIn(page, await findAdmin(own))
      const make = (kind: string) =>
        askApi<Item>(page, 'POST', '/api/admin/items', { kind, language, title: 'Rows' })
      const isWithin = (place: Locator) =>
        expect.poll(() => place.evaluate((one) => one.contains(document.activeElement))).toBe(true)
      const openSettings = async (folder: string, { id }: Item) => {
        await page.goto(paths.admin.item(folder, id))
        await page.getByRole('button', { name: desk('item.showSettings') }).click()
      }
      const upload = async (kind: string) =>
        (await askApi<{ items: { id: string }[] }>(page, 'GET', `/api/admin/media?kind=${kind}`)).items[0]!.id

      const post = await make('blog')
      const change = { version: post.version, coverId: await upload('image') }
      await askApi(page, 'PATCH', `/api/admin/items/${post.id}`, change)
      await openSettings('blogs', post)
      await page.getByRole('button', { name: desk('settings.removeCover'), exact: true }).press('Enter')
      await expectFocus(page.getByRole('button', { name: desk('settings.chooseCover'), exact: true }))
      const add = page.getByRole('button', { name: desk('sources.add'), exact: true })
      for (const place of [0, 1]) {
        await add.press('Enter')
        await expectFocus(page.getByLabel(desk('sources.title'), { exact: true }).nth(place))
      }
      const removeSource = (number: string) =>
        page.getByRole('button', { name: desk('sources.removeNamed', { number }), exact: true })
      if (language === 'am') {
        const date = page.getByRole('group', { name: desk('sources.date') }).first()
        const [day, year] = await date.getByRole('textbox').all()
        await day?.fill('12')
        await date.getByRole('combobox').selectOption('3')
        await year?.fill('2015')
        await date.getByRole('button', { name: say('ui.admin', 'date.remove') }).press('Enter')
        await expectFocus(day!)
      }
      for (const number of ['1', '1']) {
        await removeSource(number).press('Enter')
        await expectFocus(add)
      }

      const resource = await make('resource')
      const details = { ...resource.details, resourceType: 'file', files: { shared: await upload('file') } }
      await askApi(page, 'PATCH', `/api/admin/items/${resource.id}`, { version: resource.version, details })
      await openSettings('resources', resource)
      const file = page.getByRole('group', { name: say('resources.admin', 'file.shared'), exact: true })
      const again = page.getByRole('button', { name: say('ui.admin', 'failure.again') })
      const uploads = /\/api\/admin\/media\/[^/?]+$/
      const gone = file.getByText(desk('fileField.gone'))
      for (const status of [404, 500]) {
        await page.route(uploads, (route) => route.fulfill({ status }))
        await openSettings('resources', resource)
        await (status === 404 ? gone : again).waitFor()
        expect(await gone.count()).toBe(status === 404 ? 1 : 0)
        await page.unroute(uploads)
      }
      await again.press('Enter')
      await again.waitFor({ state: 'detached' })
      await isWithin(file)
      await file.getByRole('button', { name: desk('fileField.remove'), exact: true }).press('Enter')
      await expectFocus(file.getByRole('button', { name: desk('fileField.choose'), exact: true }))

      await openSettings('order-books', await make('orderBook'))
      const book = (key: string, values?: Record<string, string>) => say('order-books.admin', key, values)
      const addTask = page.getByRole('button', { name: book('add'), exact: true })
      await addTask.press('Enter')
      await isWithin(page.getByRole('group', { name: book('mission', { number: '1' }), exact: true }))
      await page.getByRole('button', { name: book('remove', { number: '1' }), exact: true }).press('Enter')
      await expectFocus(addTask)

      await page.goto(paths.admin.manageDashboard)
      const link = (key: string, values?: Record<string, string>) => say('dashboard.admin', key, values)
      const addLink = page.getByRole('button', { name: link('links.add'), exact: true })
      await addLink.press('Enter')
      const groups = page
        .getByRole('group')
        .filter({ has: page.getByLabel(link('links.href'), { exact: true }) })
      await isWithin(groups.last())
      await groups.last().getByRole('button').last().press('Enter')
      await expectFocus(addLink)
    },
  )

  test('what is revoked leaves the focus at the next row, or at its heading; no form is lost with a list', async () => {
    const say = textsIn(language)
    const word = (key: string, values?: Record<string, string>) => say('courses.admin', key, values)
    const page = await openPage(own, { language, allow: [/status of (404|500)/] })
    await signIn(page, await findAdmin(own))
    const address = `/api/courses/trading-foundations?lang=${language}`
    const { id } = (await askApi<CourseDetail>(page, 'GET', address)).article
    for (const most of [3, 4])
      await askApi(page, 'POST', `/api/admin/courses/${id}/invitations`, { most, days: 7 })
    await page.goto(paths.admin.courseMembers(id))
    const name = word('invitations.link')
    const revoke = page.getByRole('button', { name: word('invitations.revokeNamed', { name }), exact: true })
    await revoke.first().press('Enter')
    await expect.poll(() => revoke.count()).toBe(1)
    await expectFocus(revoke)
    await revoke.press('Enter')
    await revoke.waitFor({ state: 'detached' })
    await expectFocus(page.locator('#main'))

    const member = page.getByLabel(word('members.email'), { exact: true })
    await member.fill('nobody@example.com')
    await member.press('Enter')
    await page
      .getByRole('alert')
      .filter({ hasText: word('members.unknown') })
      .waitFor()
    await expectFocus(member)
    await page.getByRole('button', { name: word('link.make'), exact: true }).press('Enter')
    const link = page.getByRole('textbox', { name: word('link.title'), exact: true })
    await link.waitFor()
    await page.route(/\/members\?/, (route) => route.fulfill({ status: 500 }))
    await askApi(page, 'POST', `/api/admin/courses/${id}/invitations`, { most: 2, days: 7 })
    await revoke.first().press('Enter')
    await page.getByRole('button', { name: say('ui.admin', 'failure.again') }).waitFor()
    expect(await link.inputValue()).toContain('/')
    expect(await member.inputValue()).toBe('nobody@example.com')

    for (const _ of ['old', 'new']) await askApi(page, 'POST', '/api/admin/signing-keys')
    await page.goto(paths.admin.certificates)
    const key = (part: string) => say('certificates.admin', `keys.${part}`)
    const keys = page.getByRole('button', { name: key('revoke'), exact: true })
    await keys.first().waitFor()
    const count = await keys.count()
    await keys.last().press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: key('revoke') })
      .press('Enter')
    await expect.poll(() => keys.count()).toBe(count - 1)
    await expectFocus(page.getByRole('heading', { name: key('title') }))
  })

  test('publishing leaves the focus beside the button that went, and the bin on the next row', async () => {
    const desk = (key: string, values?: Record<string, string>) => textsIn(language)('desk', key, values)
    const page = await openPage(own, { language })
    await signIn(page, await findAdmin(own))
    const name = desk(`language.${language}`)
    const titles = [`Focus one ${language}`, `Focus two ${language}`]
    const ids: string[] = []
    for (const title of titles) {
      const item = await askApi<Item>(page, 'POST', '/api/admin/items', { kind: 'blog', language, title })
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] }
      const text = { title, excerpt: 'Short.', body: { type: 'doc', content: [paragraph] } }
      await askApi(page, 'PUT', `/api/admin/items/${item.id}/editions/${language}`, { basedOn: 1, text })
      ids.push(item.id)
    }
    await page.goto(paths.admin.item('blogs', ids[0]!))
    const publish = page.getByRole('button', { name: desk('publish.in', { language: name }), exact: true })
    await publish.press('Enter')
    await publish.waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('button', { name: desk('item.moreIn', { language: name }) }))

    // What somebody else does meanwhile takes entries out of the menu that is open here.
    await page.goto(paths.admin.item('blogs', ids[1]!))
    await page.getByRole('button', { name: desk('item.moreIn', { language: name }) }).press('Enter')
    const entry = (key: string) => page.getByRole('menuitem', { name: desk(key), exact: true })
    await entry('item.sendToReview').focus()
    const { editions } = await askApi<Item>(page, 'GET', `/api/admin/items/${ids[1]}`)
    const state = { state: 'in_review', revision: editions[0]!.revision }
    await askApi(page, 'PUT', `/api/admin/items/${ids[1]}/editions/${language}/state`, state)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await entry('item.sendToReview').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('menuitem')

    await page.goto(`${paths.admin.blogs}?q=Focus`)
    const menuOf = (title: string) =>
      page.getByRole('button', { name: desk('table.actionsNamed', { title }) }).first()
    const first = menuOf(titles[1]!)
    await first.press('Enter')
    await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'))
    await page.getByRole('menuitem', { name: desk('table.moveToBin'), exact: true }).press('Enter')
    await first.waitFor({ state: 'detached' })
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('tr') && document.activeElement.ariaHasPopup),
      )
      .toBe('menu')

    const row = page.locator('tr', { has: page.getByText(titles[0]!) })
    await row.getByRole('button', { name: desk('table.actionsNamed', { title: titles[0]! }) }).press('Enter')
    await page.getByRole('menuitem', { name: desk('table.moveToBin'), exact: true }).press('Enter')
    // It was published above.
    const note = page
      .getByRole('alert')
      .filter({ hasText: desk('table.binnedPublic', { title: titles[0]! }) })
    await row.waitFor({ state: 'detached' })
    const undo = note.getByRole('button', { name: textsIn(language)('ui.admin', 'report.undo') })
    await undo.press('Enter')
    await note.waitFor({ state: 'detached' })
    await row.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
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
