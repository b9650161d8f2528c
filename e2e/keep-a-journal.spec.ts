import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect } from 'vitest'
import type { Trade, TradeList } from '#features/journal/contract.ts'
import { defaultCalendar } from '#platform/dates/calendar.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { chart, paste } from './support/editor.ts'
import { holdAnswer } from './support/hold-answers.ts'
import { inBoth, testsInTurn } from './support/in-turn.ts'
import { openPage, openTab } from './support/open-page.ts'
import { signOutByMenu } from './support/sign-in-form.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 740 }
/** What a browser writes down when it is cut off. */
const cut = [/net::ERR_/, /failed to fetch user data/, /user sync failed/]
const isDrawn = (element: Element) => element instanceof HTMLImageElement && element.naturalWidth > 0
const canvas = { width: 40, height: 30, channels: 3, background: 'teal' } as const
const picture = {
  name: 'shot.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: canvas }).png().toBuffer(),
}
const isFocused = (element: Element) => element === document.activeElement
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const stores = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('pocket')))
const readTrades = async (page: Page) => (await askApi<TradeList>(page, 'GET', '/api/journal/trades')).items

describe.each(languages)('in %s, at 360 px, by keyboard', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('journal.member', key, values)
  const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true })
  const entry = (page: Page, words: string) => page.locator('main article').filter({ hasText: words })
  const dialog = (page: Page) => page.getByRole('dialog')
  const shot = (page: Page) => page.locator('main article').getByRole('img', { name: 'a level that held' })
  type Part = 'plan' | 'result' | 'exit'
  const partOf = (page: Page, part: Part) =>
    dialog(page).getByRole('group', {
      name: part === 'exit' ? word('exit.one', { number: 1 }) : word(`form.${part}`),
    })
  const fill = (page: Page, [part, key]: [Part, string], value: string) =>
    partOf(page, part)
      .getByRole('textbox', { name: new RegExp(`^${RegExp.escape(word(key))}`) })
      .first()
      .fill(value)
  const save = (page: Page) =>
    dialog(page)
      .getByRole('button', { name: word('save'), exact: true })
      .press('Enter')
  const hand = (page: Page, rows: string) =>
    page
      .getByLabel(word('files.choose'))
      .setInputFiles({ name: 'ግብይቶች.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  const edit = (page: Page, words: string) =>
    entry(page, words)
      .getByRole('button', { name: word('edit') })
      .press('Enter')

  inBoth(
    'a member writes a trade without a connection, another device changes it, and nothing is lost',
    async () => {
      const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
      const account = await register(site, { language })
      await signIn(page, account)
      await page.goto(paths.journal)
      await page.getByText(word('empty'), { exact: true }).waitFor()
      await checkAccessibility(page)
      await page.getByText(word('onDevice')).waitFor()

      await page.context().setOffline(true)
      await button(page, 'add').press('Enter')
      await save(page)
      const instrument = dialog(page).getByRole('textbox', { name: word('field.instrument') })
      await expect.poll(() => instrument.evaluate(isFocused)).toBe(true)
      await dialog(page).getByText(word('wrong.required')).waitFor()
      await instrument.fill('ቡና 50%')
      await fill(page, ['plan', 'field.units'], '10')
      await fill(page, ['plan', 'field.plannedEntry'], '100')
      await fill(page, ['plan', 'field.plannedStop'], '90.50')
      await dialog(page)
        .getByText(word('form.risk', { money: '95.00' }))
        .waitFor()
      await checkAccessibility(page)
      await fill(page, ['plan', 'field.reason'], 'first')
      await save(page)
      await entry(page, 'ቡና 50%').getByText(say('ui.states', 'waiting')).waitFor()
      await page.getByText(word('saved')).waitFor()

      await entry(page, 'ቡና 50%')
        .getByRole('button', { name: word('pictures.add') })
        .press('Enter')
      await dialog(page).getByLabel(word('pictures.choose'), { exact: true }).setInputFiles(picture)
      await dialog(page)
        .getByRole('img', { name: word('pictures.preview') })
        .waitFor()
      await save(page)
      await dialog(page).getByText(word('pictures.wrong.words')).waitFor()
      await checkAccessibility(page)
      await dialog(page)
        .getByRole('textbox', { name: word('pictures.words') })
        .fill('a level that held')
      await save(page)
      await shot(page).waitFor()

      const later = await openTab(page)
      await later.addInitScript(delayTurns)
      await page.close()
      await later.goto(paths.journal)
      await later.getByText(word('fromDevice')).waitFor()
      await entry(later, 'ቡና 50%').getByText(say('ui.states', 'waiting')).first().waitFor()
      await expect.poll(() => shot(later).evaluate(isDrawn)).toBe(true)
      expect(await widthOf(later)).toBeLessThanOrEqual(phone.width)
      await checkAccessibility(later)
      // What is asked and where the focus is stay while the server takes the trade and its picture over.
      const deletion = await later.locator('main article figure button').first().elementHandle()
      await deletion!.press('Enter')
      await later.context().setOffline(false)
      await expect.poll(async () => (await readTrades(later)).length).toBe(1)
      await later.getByText(word('onDevice')).waitFor()
      await entry(later, 'ቡና 50%').getByText(word('state.planned'), { exact: true }).waitFor()
      await expect
        .poll(async () => (await readTrades(later)).flatMap(({ pictures }) => pictures))
        .toMatchObject([{ width: 40, height: 30, description: 'a level that held' }])
      await shot(later).and(later.locator('[src^="/api/"]')).scrollIntoViewIfNeeded()
      await expect.poll(() => shot(later).evaluate(isDrawn)).toBe(true)
      await expect.poll(() => deletion!.innerText()).toContain(word('cancel'))
      await expect.poll(() => deletion!.evaluate(isFocused)).toBe(true)
      await later.getByRole('status').getByText(word('pictures.deleteAsk')).waitFor({ state: 'attached' })
      await later.keyboard.press('Enter')
      await expect.poll(() => deletion!.innerText()).toContain(word('pictures.delete'))
      await expect.poll(() => deletion!.evaluate(isFocused)).toBe(true)
      // Whoever taps twice has deleted nothing, wherever on the button that was.
      const place = await deletion!.boundingBox()
      for (const x of [4, place!.width - 4]) {
        const at = [place!.x + x, place!.y + place!.height / 2] as const
        for (let tap = 0; tap < 2; tap++) await later.mouse.click(...at)
        // At the edge, the second one falls beside a shorter word.
        if ((await deletion!.innerText()).includes(word('cancel'))) await deletion!.press('Enter')
      }
      await expect.poll(() => deletion!.innerText()).toContain(word('pictures.delete'))
      expect(await readTrades(later)).toMatchObject([{ pictures: [{ width: 40 }] }])
      for (const key of ['Enter', 'Tab', 'Enter']) await later.keyboard.press(key)
      await expect.poll(async () => (await readTrades(later)).flatMap(({ pictures }) => pictures)).toEqual([])

      await later.context().setOffline(true)
      await edit(later, 'ቡና 50%')
      await fill(later, ['plan', 'field.reason'], 'from the phone')
      await save(later)
      await entry(later, 'from the phone').getByText(say('ui.states', 'waiting')).waitFor()
      const desk = await openPage(site, { language })
      await signIn(desk, account)
      const [trade] = await readTrades(desk)
      const fields = { ...trade!.fields, reason: 'from the desk', lesson: 'patience' }
      const change = { base: trade!.version, writer: 'the-desk', changed: ['reason', 'lesson'], fields }
      await askApi<Trade>(desk, 'PUT', `/api/journal/trades/${trade!.id}`, change)
      await later.context().setOffline(false)
      const both = entry(later, 'from the phone').filter({ hasText: 'from the desk' })
      await both.getByText('patience').waitFor()
      await checkAccessibility(later)
      expect(await widthOf(later)).toBeLessThanOrEqual(phone.width)
      await both.getByRole('button', { name: word('aside.use') }).press('Enter')
      await later.getByText(word('aside.settled')).waitFor()
      await expect.poll(() => entry(later, 'ቡና 50%').evaluate(isFocused)).toBe(true)
      await expect
        .poll(async () => (await readTrades(later)).map(({ fields, aside }) => [fields.reason, aside.length]))
        .toEqual([['from the desk', 0]])
      await signOutByMenu(later, say, account)
      await expect.poll(() => stores(later)).toEqual([])
    },
    120_000,
  )

  test('what was sent stays, with the focus in it, where the connection goes before the journal is read again', async () => {
    const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.journal)
    await page.getByText(word('onDevice')).waitFor()
    await page.context().setOffline(true)
    await button(page, 'add').press('Enter')
    await fill(page, ['plan', 'field.instrument'], 'ኑግ')
    await save(page)
    const kept = entry(page, 'ኑግ')
    const waiting = kept.getByText(say('ui.states', 'waiting'))
    await waiting.waitFor()
    await page.addInitScript(cutReadsOff)
    await page.reload()
    await page.getByText(word('fromDevice')).waitFor()
    const change = await kept.getByRole('button', { name: word('edit') }).elementHandle()
    await change!.focus()
    await page.context().setOffline(false)
    await expect.poll(async () => (await readTrades(page)).length).toBe(1)
    await expect.poll(() => waiting.count()).toBe(0)
    const cutOff = () => page.evaluate(() => Number(document.documentElement.dataset.cutOff ?? 0))
    // As the connection comes, and once the trade was sent.
    await expect.poll(cutOff).toBeGreaterThan(1)
    await page.waitForTimeout(500)
    expect(await change!.evaluate(isFocused)).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await kept.waitFor()
  })

  test('a trade that is begun is there again after a reload, and gone once it is cancelled', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.journal)
    const instrument = dialog(page).getByRole('textbox', { name: word('field.instrument') })
    const open = async () => {
      await button(page, 'add').press('Enter')
      await instrument.waitFor()
    }
    await open()
    const keptTyped = dialog(page).getByText(word('form.keptTyped'))
    await expect.poll(() => keptTyped.count()).toBe(0)
    await instrument.fill('ሰሊጥ')
    await fill(page, ['plan', 'field.reason'], 'begun')
    await page.reload()
    await open()
    expect(await instrument.inputValue()).toBe('ሰሊጥ')
    // Escape asks nothing, because nothing is lost by it, which the form says.
    await keptTyped.waitFor()
    await page.keyboard.press('Escape')
    await open()
    expect(await instrument.inputValue()).toBe('ሰሊጥ')
    await dialog(page)
      .getByRole('button', { name: word('cancel'), exact: true })
      .press('Enter')
    await open()
    expect(await instrument.inputValue()).toBe('')
    expect(await readTrades(page)).toEqual([])
  })

  test.runIf(defaultCalendar(language) === 'ethiopian')(
    'a date that does not exist is not kept, and the one from before stays',
    async () => {
      const page = await openPage(site, { language, viewport: phone })
      await signIn(page, await register(site, { language }))
      await page.goto(paths.journal)
      await button(page, 'add').press('Enter')
      await fill(page, ['plan', 'field.instrument'], 'ሰሊጥ')
      await fill(page, ['result', 'date.day'], '፲፭')
      await fill(page, ['result', 'date.year'], '፳፻፲፰')
      const month = partOf(page, 'result').getByRole('combobox').first()
      await month.selectOption('12')
      await save(page)
      const days = async () => (await readTrades(page)).map(({ fields }) => fields.enteredOn)
      await expect.poll(days).toEqual(['2026-08-21'])
      await edit(page, 'ሰሊጥ')
      await month.selectOption('13')
      await save(page)
      const day = partOf(page, 'result')
        .getByRole('textbox', { name: new RegExp(`^${RegExp.escape(word('date.day'))}`) })
        .first()
      await expect.poll(() => day.evaluate(isFocused)).toBe(true)
      await dialog(page).getByText(word('wrong.day')).waitFor()
      await checkAccessibility(page)
      await month.selectOption('12')
      await fill(page, ['result', 'date.year'], '')
      await save(page)
      await dialog(page).getByText(word('wrong.day')).waitFor()
      await page.keyboard.press('Escape')
      await edit(page, 'ሰሊጥ')
      expect(await day.inputValue()).toBe('15')
      await fill(page, ['result', 'date.year'], '2017')
      await save(page)
      await expect.poll(days).toEqual(['2025-08-21'])
    },
  )

  test.runIf(defaultCalendar(language) === 'gregorian')(
    'a date of which only a part is there is not kept, and the one from before stays',
    async () => {
      const page = await openPage(site, { language, viewport: phone })
      await signIn(page, await register(site, { language }))
      await page.goto(paths.journal)
      await button(page, 'add').press('Enter')
      await fill(page, ['plan', 'field.instrument'], 'ሰሊጥ')
      const day = partOf(page, 'result').locator('input[type=date]').first()
      const days = async () => (await readTrades(page)).map(({ fields }) => fields.enteredOn)
      await day.pressSequentially('11')
      await save(page)
      await expect.poll(() => day.evaluate(isFocused)).toBe(true)
      await dialog(page).getByText(word('wrong.day')).waitFor()
      await checkAccessibility(page)
      expect(await days()).toEqual([])
      await day.fill('2026-11-23')
      await save(page)
      await expect.poll(days).toEqual(['2026-11-23'])

      await edit(page, 'ሰሊጥ')
      await day.press('Backspace')
      await save(page)
      await dialog(page).getByText(word('wrong.day')).waitFor()
      expect(await days()).toEqual(['2026-11-23'])
      await day.fill('')
      await save(page)
      await expect.poll(days).toEqual([null])
    },
  )

  test('a device that was away hears that the account is gone, and keeps nothing of it', async () => {
    const page = await openPage(site, { language, viewport: phone, keepsPages: true, allow: cut })
    const account = await register(site, { language })
    await signIn(page, account)
    await page.goto(paths.journal)
    await page.getByText(word('onDevice')).waitFor()
    await page.context().setOffline(true)
    await button(page, 'add').press('Enter')
    await fill(page, ['plan', 'field.instrument'], 'ሰሊጥ')
    await save(page)
    await entry(page, 'ሰሊጥ').getByText(say('ui.states', 'waiting')).waitFor()
    await button(page, 'add').press('Enter')
    await fill(page, ['plan', 'field.instrument'], 'begun')
    const desk = await openPage(site, { language })
    await signIn(desk, account)
    const { user } = await askApi<{ user: { uid: string } }>(desk, 'GET', '/api/session')
    await askApi(desk, 'DELETE', `/api/users/${user.uid}`, { password: account.password })
    await page.evaluate(leaveText, user.uid)
    // The page was closed meanwhile, so it is no session of its own that ends.
    await page.goto('about:blank')
    await page.context().setOffline(false)
    await page.goto(paths.journal)
    await page.getByText(say('identity.session', 'ending.deleted')).waitFor()
    const lastAccount = () => page.evaluate(() => localStorage.getItem('lastAccount'))
    await expect.poll(lastAccount).toBeNull()
    await expect.poll(() => stores(page)).toEqual([])
    await expect.poll(() => page.evaluate(readUnsent)).toEqual([])
    await expect.poll(() => page.evaluate(countTexts)).toBe(0)
    expect(await page.evaluate(() => Object.keys(sessionStorage).join(' '))).not.toContain(user.uid)
    expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain(user.uid)
  })

  test('a picture that is begun is there again after Escape, and gone once it is cancelled', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.journal)
    await button(page, 'add').press('Enter')
    await fill(page, ['plan', 'field.instrument'], 'ኑግ')
    await save(page)
    // The button that wrote the first one went with the empty page.
    await expect.poll(() => entry(page, 'ኑግ').evaluate(isFocused)).toBe(true)
    const adding = entry(page, 'ኑግ').getByRole('button', { name: word('pictures.add') })
    const words = dialog(page).getByRole('textbox', { name: word('pictures.words') })
    const preview = dialog(page).getByRole('img', { name: word('pictures.preview') })
    const open = async () => {
      await adding.press('Enter')
      await words.waitFor()
    }
    const choose = async () => {
      await dialog(page).getByLabel(word('pictures.choose'), { exact: true }).setInputFiles(picture)
      await preview.waitFor()
    }
    await open()
    const keptBegun = dialog(page).getByText(word('pictures.keptBegun'))
    await expect.poll(() => keptBegun.count()).toBe(0)
    await choose()
    await dialog(page)
      .getByRole('status')
      .filter({ hasText: word('pictures.taken') })
      .waitFor()
    await words.fill('begun')
    await keptBegun.waitFor()
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => adding.evaluate(isFocused)).toBe(true)
    await open()
    expect(await words.inputValue()).toBe('begun')
    await expect.poll(() => preview.evaluate(isDrawn)).toBe(true)
    await dialog(page)
      .getByRole('button', { name: word('cancel'), exact: true })
      .press('Enter')
    await expect.poll(() => adding.evaluate(isFocused)).toBe(true)
    await open()
    expect(await words.inputValue()).toBe('')
    await expect.poll(() => preview.count()).toBe(0)
    await words.fill('kept over a reload')
    await choose()
    await page.reload()
    await open()
    expect(await words.inputValue()).toBe('kept over a reload')
    await expect.poll(() => preview.evaluate(isDrawn)).toBe(true)
    await save(page)
    await entry(page, 'ኑግ').getByRole('img', { name: 'kept over a reload' }).waitFor()
    await open()
    expect(await words.inputValue()).toBe('')
    await expect.poll(() => preview.count()).toBe(0)
    await page.reload()
    await open()
    await expect.poll(() => preview.count()).toBe(0)

    // With the last one that a trade can have goes the way to another.
    for (const number of [2, 3, 4]) {
      if (number > 2) await open()
      await choose()
      await words.fill(`picture ${number}`)
      await save(page)
      await entry(page, 'ኑግ')
        .getByRole('img', { name: `picture ${number}` })
        .waitFor()
    }
    const full = page.getByText(word('pictures.full', { count: 4 }))
    await full.waitFor()
    await expect.poll(() => page.locator('main article :focus').filter({ has: full }).count()).toBe(1)
  })

  test('a trade that was begun and left is named where it is opened again, until it is saved', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.journal)
    const begun = page.locator('main').getByText(word('begun'), { exact: true })
    await button(page, 'add').press('Enter')
    await fill(page, ['plan', 'field.instrument'], 'ሰሊጥ')
    await page.goBack()
    await page.goto(paths.journal)
    await begun.waitFor()
    await checkAccessibility(page)
    await button(page, 'add').press('Enter')
    await save(page)
    await entry(page, 'ሰሊጥ').waitFor()
    await expect.poll(() => begun.count()).toBe(0)
    await edit(page, 'ሰሊጥ')
    await fill(page, ['plan', 'field.units'], '10')
    await page.keyboard.press('Escape')
    await entry(page, 'ሰሊጥ').getByText(word('begun'), { exact: true }).waitFor()
    await edit(page, 'ሰሊጥ')
    await dialog(page)
      .getByRole('button', { name: word('cancel'), exact: true })
      .press('Enter')
    await expect.poll(() => begun.count()).toBe(0)
  })

  test('a change that was begun before another device wrote takes nothing away from that one', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.journal)
    await button(page, 'add').press('Enter')
    await fill(page, ['plan', 'field.instrument'], 'ሰሊጥ')
    await save(page)
    await expect.poll(async () => (await readTrades(page)).length).toBe(1)
    await edit(page, 'ሰሊጥ')
    await fill(page, ['plan', 'field.reason'], 'from the phone')
    await page.keyboard.press('Escape')
    const [trade] = await readTrades(page)
    const fields = { ...trade!.fields, reason: 'from the desk', lesson: 'patience' }
    const change = { base: trade!.version, writer: 'the-desk', changed: ['reason', 'lesson'], fields }
    await askApi<Trade>(page, 'PUT', `/api/journal/trades/${trade!.id}`, change)
    await page.reload()
    await entry(page, 'ሰሊጥ').getByText('from the desk').waitFor()
    await edit(page, 'ሰሊጥ')
    await save(page)
    await expect
      .poll(async () => (await readTrades(page)).map(({ fields, aside }) => ({ fields, aside })))
      .toMatchObject([
        {
          fields: { reason: 'from the phone', lesson: 'patience' },
          aside: [{ said: { reason: 'from the desk' } }],
        },
      ])
  })

  inBoth(
    'a member closes a trade, reads what so few say, and deletes it and not',
    async () => {
      const page = await openPage(site, { language, viewport: phone })
      await signIn(page, await register(site, { language }))
      await page.goto(paths.journal)
      await button(page, 'add').press('Enter')
      await fill(page, ['plan', 'field.instrument'], 'ሰሊጥ')
      await fill(page, ['plan', 'field.units'], '10')
      await fill(page, ['plan', 'field.plannedStop'], '90')
      await fill(page, ['plan', 'field.tags'], 'thin, late')
      await fill(page, ['result', 'field.entry'], '100')
      await fill(page, ['exit', 'exit.price'], '90')
      await fill(page, ['exit', 'exit.units'], '10')
      await save(page)
      await entry(page, 'ሰሊጥ')
        .getByText(word('entry.r', { r: '−1.00' }))
        .waitFor()
      await page.getByText(word('sure.little', { count: 1 })).waitFor()
      await page.getByRole('table', { name: word('numbers.byTag') }).waitFor()
      await checkAccessibility(page)
      expect(await widthOf(page)).toBeLessThanOrEqual(phone.width)
      await entry(page, 'ሰሊጥ')
        .getByRole('button', { name: word('pictures.add') })
        .press('Enter')
      const camera = dialog(page).getByLabel(word('pictures.camera'))
      expect([await camera.getAttribute('capture'), await camera.getAttribute('accept')]).toEqual([
        'environment',
        'image/*',
      ])
      await paste(dialog(page), { files: [chart] })
      const preview = dialog(page).getByRole('img', { name: word('pictures.preview') })
      await expect.poll(() => preview.evaluate(isDrawn)).toBe(true)
      await dialog(page)
        .getByRole('textbox', { name: word('pictures.words') })
        .fill('what was pasted')
      await save(page)
      await expect
        .poll(async () => (await readTrades(page)).flatMap(({ pictures }) => pictures))
        .toMatchObject([{ width: 4, height: 3, description: 'what was pasted' }])
      await entry(page, 'ሰሊጥ')
        .getByRole('button', { name: word('delete') })
        .filter({ hasText: 'ሰሊጥ' })
        .press('Enter')
      const undo = button(page, 'undo')
      await undo.waitFor()
      await expect.poll(() => undo.evaluate(isFocused)).toBe(true)
      await expect.poll(() => readTrades(page)).toEqual([])
      await undo.press('Enter')
      await expect.poll(() => entry(page, 'ሰሊጥ').evaluate(isFocused)).toBe(true)
      await expect.poll(async () => (await readTrades(page)).length).toBe(1)

      await hand(page, 'instrument,side,units\nበቆሎ,buy,many')
      await page.getByRole('table', { name: word('files.caption') }).waitFor()
      await page.getByText('ግብይቶች.csv').waitFor()
      await checkAccessibility(page)
      await hand(page, 'PK\u0003\u0004\u0000\u0000')
      await page.getByText(word('files.unreadable')).waitFor()
      await hand(page, 'instrument,side,units')
      await page.getByText(word('files.none')).waitFor()
      await hand(page, 'instrument,entered\nበቆሎ,23/11/2026')
      await page
        .getByText(word('problem.day', { day: language === 'am' ? '2019-03-14' : '2026-11-23' }))
        .waitFor()
      await hand(page, 'instrument,side,units\nበቆሎ,buy,7')
      await page.getByText(word('files.ready', { count: 1 })).waitFor()
      await button(page, 'files.go').press('Enter')
      const done = page.getByText(word('files.done', { count: 1 }))
      await done.waitFor()
      await expect.poll(() => done.evaluate(isFocused)).toBe(true)
      await entry(page, 'በቆሎ').waitFor()
      await expect.poll(async () => (await readTrades(page)).length).toBe(2)
      expect(await widthOf(page)).toBeLessThanOrEqual(phone.width)
    },
    90_000,
  )

  test('of tables that are chosen one right after the other the last is shown, and one that was being imported arrives', async () => {
    const page = await openPage(site, { language, viewport: phone, allow: cut })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.journal)
    const files = /\/api\/journal\/files$/
    const looked = Promise.withResolvers<void>()
    await page.route(
      files,
      async (route) => {
        await looked.promise
        await route.abort()
      },
      { times: 1 },
    )
    const asked = page.waitForRequest(files)
    await hand(page, 'instrument,side,units\nጤፍ,buy,7')
    await asked
    await hand(page, 'instrument,side,units\nበቆሎ,buy,7')
    const isReady = page.getByText(word('files.ready', { count: 1 }))
    await isReady.waitFor()
    const failed = page.waitForEvent('requestfailed')
    looked.resolve()
    await failed
    await isReady.waitFor()

    const importing = await holdAnswer(page, 'POST', files)
    await button(page, 'files.go').press('Enter')
    await importing.reached
    await hand(page, 'instrument,side,units')
    await page.getByText(word('files.none')).waitFor()
    importing.release()
    await entry(page, 'በቆሎ').waitFor()
    await page.getByText(word('files.none')).waitFor()
  })

  test('a trade that was brought back has the focus again when an answer of before takes it away for a moment', async () => {
    const page = await openPage(site, { language, viewport: phone, allow: cut })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.journal)
    await button(page, 'add').press('Enter')
    await fill(page, ['plan', 'field.instrument'], 'ሰሊጥ')
    await save(page)
    const trade = entry(page, 'ሰሊጥ')
    await expect.poll(async () => (await readTrades(page)).length).toBe(1)
    await trade
      .getByRole('button', { name: word('delete') })
      .filter({ hasText: 'ሰሊጥ' })
      .press('Enter')
    await expect.poll(async () => (await readTrades(page)).length).toBe(0)

    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/api\/journal\/trades(\?|$)/, async (route) => {
      await late
      await route.fulfill({ json: { items: [], next: null } })
    })
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
    await button(page, 'undo').press('Enter')
    await kept
    await expect.poll(() => trade.evaluate(isFocused)).toBe(true)
    arrive()
    await expect.poll(() => trade.count()).toBe(0)
    await page.unrouteAll()
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect.poll(() => trade.evaluate(isFocused)).toBe(true)
  })
})

/** A connection that takes what is sent, and goes before the journal is read. */
function cutReadsOff(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const isRead = String(input).endsWith('/api/journal/trades') && (init?.method ?? 'GET') === 'GET'
    if (!isRead) return fetch(input, init)
    const { dataset } = document.documentElement
    dataset.cutOff = String(Number(dataset.cutOff ?? 0) + 1)
    return Promise.reject(new TypeError('Failed to fetch'))
  }
}

/** A busy device, on which what is to be done at once takes its turn late. */
function delayTurns(): void {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (run: () => void, pause = 0, ...given: []) => setTimeout(run, pause || 200, ...given),
  })
}

/** What an editor leaves on the device when a page closes over what is not saved. */
function leaveText(uid: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('unsaved-texts')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('texts'))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('texts', 'readwrite')
      writing.objectStore('texts').put({ text: 'begun' }, `${uid}/item/en/0/page`)
      writing.addEventListener('complete', () => resolve())
    })
  })
}

function countTexts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('unsaved-texts')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('texts').objectStore('texts').count()
      counting.addEventListener('success', () => resolve(counting.result))
    })
  })
}

/** What waits on the device, whoever's it is. */
function readUnsent(): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('outbox')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('entries').objectStore('entries').get('entries')
      asking.addEventListener('success', () => resolve(asking.result ?? []))
    })
  })
}
