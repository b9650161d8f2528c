import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { shareSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await shareSite()

const phone = { width: 360, height: 780 }
const slug = 'trading-foundations'
const lesson = 'trading-foundations-what-trading-is-and-is-not'

describe.each(languages)('in %s, a member with a phone', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)

  test.each([
    ['the profile', paths.profile],
    ['the dashboard', paths.dashboard],
    ['the list of courses', paths.courses],
    ['a course', paths.course(slug)],
    ['a lesson', paths.lesson(slug, lesson)],
  ])('finds every control of %s large enough for a finger', async (_, address) => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${slug}/enrolment`)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const { measured, faults } = await measureTargets(page)
    expect(measured).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  test('sees the sign of a failed save in its full size beside a long sentence', async () => {
    const page = await openPage(site, {
      language,
      viewport: phone,
      allow: [/ERR_INTERNET_DISCONNECTED/, /failed to (update profile|fetch user data)/],
    })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    const save = page.getByRole('button', { name: say('identity.member', 'save.button'), exact: true })
    await save.waitFor()
    await page.context().setOffline(true)
    await save.click()
    const state = page.getByRole('status').filter({ hasText: say('identity.member', 'save.failed') })
    await state.waitFor()
    const sign = await state.locator('svg').boundingBox()
    expect([sign?.width, sign?.height]).toEqual([18, 18])
  })

  test('finds the question of a dialog larger than its text', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.profile)
    await page.getByRole('button', { name: say('identity.member', 'delete.open') }).click()
    const dialog = page.getByRole('dialog')
    const title = await letters(dialog.getByText(say('identity.member', 'delete.question')))
    const text = await letters(dialog.getByText(say('identity.member', 'delete.goes')))
    expect(title.size).toBeGreaterThan(text.size * 1.1)
    expect(title.weight).toBeGreaterThan(text.weight)
  })
})

test.each(languages)(
  'an administrator with a phone reads whole what lists are filtered by, in %s',
  async (language) => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await findAdmin(site))
    for (const list of [paths.admin.media, paths.admin.messages, paths.admin.users, paths.admin.questions]) {
      await page.goto(list)
      const selects = page.getByRole('main').getByRole('combobox')
      await selects.first().waitFor()
      expect([list, await selects.evaluateAll(findCutOptions)]).toEqual([list, []])
    }
  },
)

test.each(languages)(
  'a phone shows each link of the footer as high as a finger needs, in %s',
  async (language) => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.blogs)
    const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link')
    await links.first().scrollIntoViewIfNeeded()
    const low = () =>
      links.evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
      )
    expect(await links.count()).toBeGreaterThan(10)
    await expect.poll(low).toEqual([])
    const isLaidOut = () =>
      links.first().evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    await expect.poll(isLaidOut).toBe(true)
    // The room that is kept for the footer until then.
    const kept = await links
      .first()
      .locator('xpath=ancestor::nav/..')
      .evaluate(
        (columns) =>
          Number.parseFloat(getComputedStyle(columns).containIntrinsicHeight.replace('auto', '')) -
          columns.clientHeight,
      )
    expect(kept).toBeGreaterThanOrEqual(0)
  },
)

test.each(languages)('the facts of a lesson begin each line without a dot, in %s', async (language) => {
  const page = await openPage(site, { language, viewport: { width: 280, height: 780 } })
  await signIn(page, await register(site, { language }))
  await page.goto(paths.lesson(slug, lesson))
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  const left = (await title.boundingBox())?.x
  const facts = await title.locator('xpath=following::p[1]/span').evaluateAll((spans) =>
    spans.map((span) => {
      const words = document.createRange()
      words.selectNodeContents(span)
      const { x, y } = words.getBoundingClientRect()
      return { x, y }
    }),
  )
  const lines = Map.groupBy(facts, ({ y }) => y)
  expect(lines.size).toBeGreaterThan(1)
  for (const [first] of lines.values()) expect(first?.x).toBeCloseTo(left ?? 0, 0)
})

describe.each(languages)('who signs in, in %s,', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)

  test('hits what belongs to a field at its edge', async () => {
    const page = await openPage(site, { language, viewport: phone, touch: true })
    await page.goto(paths.login)
    const show = page.getByRole('button', { name: say('identity', 'password.show'), exact: true })
    const reach = await show.evaluate((button) => {
      const { left, width, top, height } = button.getBoundingClientRect()
      const hit = (y: number) => document.elementFromPoint(left + width / 2, y) === button
      const [middle, rows] = [top + height / 2, Array.from({ length: 60 }, (_, row) => row - 30)]
      return rows.filter((row) => hit(middle + row)).length
    })
    expect(reach).toBeGreaterThanOrEqual(44)
    const keep = await page.getByText(say('identity', 'signIn.keep'), { exact: true }).boundingBox()
    expect(keep?.height).toBeGreaterThanOrEqual(44)
  })

  test('reads what the box means before the form is sent', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await page.goto(paths.login)
    const time = say('identity', 'time.minutes', { count: 20 })
    const meaning = page.getByText(say('identity', 'signIn.shared', { page: time, idle: time }), {
      exact: true,
    })
    const send = page.getByRole('button', { name: say('identity', 'signIn.button'), exact: true })
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0
    await expect.poll(async () => (await topOf(send)) - (await topOf(meaning))).toBeGreaterThan(0)
  })

  test.each([paths.login, paths.register, paths.forgotPassword, paths.verifyEmail])(
    'finds on a tablet what an account is good for as wide as the form of %s',
    async (address) => {
      const page = await openPage(site, { language, viewport: { width: 768, height: 1024 } })
      await page.goto(address)
      const form = await page.locator('main form').first().boundingBox()
      const side = await page.getByRole('complementary').boundingBox()
      expect([side?.x, side?.width]).toEqual([form?.x, form?.width])
    },
  )
})

test.each(languages)('what was found is opened by a finger anywhere on it, in %s', async (language) => {
  const page = await openPage(site, { language, viewport: phone, touch: true })
  await page.goto(`${paths.search}?q=scam`)
  const hit = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  const address = await hit.getByRole('link').getAttribute('href')
  const { width = 0, height = 0 } = (await hit.boundingBox()) ?? {}
  await hit.tap({ position: { x: width / 2, y: height - 12 } })
  await page.waitForURL(`**${address}`)
})

test.each(languages)(
  'an administrator who points with a finger sees the words of a choice in its middle, in %s',
  async (language) => {
    const page = await openPage(site, { language, viewport: phone, touch: true })
    await signIn(page, await findAdmin(site))
    await page.goto(paths.admin.courses)
    const choices = page.getByRole('main').getByRole('radiogroup').first().locator('label')
    await choices.first().waitFor()
    const beside = await choices.evaluateAll((labels) =>
      labels.map((label) => {
        const words = document.createRange()
        words.selectNodeContents(label)
        const [outer, inner] = [label.getBoundingClientRect(), words.getBoundingClientRect()]
        return Math.round(inner.top + inner.bottom - outer.top - outer.bottom) / 2
      }),
    )
    expect(beside.length).toBeGreaterThan(1)
    for (const points of beside) expect(Math.abs(points)).toBeLessThanOrEqual(1)
  },
)

test.each(languages)(
  'an administrator with a phone reads the whole note about an item with a long title, in %s',
  async (language) => {
    const say = textsIn(language)
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await findAdmin(site))
    const title = `${language} ${'a title of many words '.repeat(8)}`.trim()
    await askApi(page, 'POST', '/api/admin/items', { kind: 'blog', language, title })
    await page.goto(`${paths.admin.blogs}?q=${encodeURIComponent(`${language} a title of`)}`)
    await page.getByRole('button', { name: say('desk', 'table.actionsNamed', { title }) }).click()
    await page.getByRole('menuitem', { name: say('desk', 'table.moveToBin'), exact: true }).click()
    const note = page.getByRole('alert').filter({ hasText: say('desk', 'table.binned', { title }) })
    await note.waitFor()
    await expect
      .poll(() => note.evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBeLessThanOrEqual(1)
    const undo = note.getByRole('button', { name: say('ui.admin', 'report.undo'), exact: true })
    const [words, button] = [await note.getByText(title).boundingBox(), await undo.boundingBox()]
    // Below the words, which have the whole width.
    expect(button?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
  },
)

/** The choices that are longer than their field. */
function findCutOptions(selects: Element[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  return selects.flatMap((select) => {
    if (!pen || !(select instanceof HTMLSelectElement) || !select.checkVisibility()) return []
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select)
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room)
  })
}

test('whoever chooses the colours of all pages sees how much of a course is done', async () => {
  const page = await openPage(site)
  await signIn(page, await register(site))
  await askApi(page, 'PUT', `/api/courses/${slug}/enrolment`)
  const { sections } = await askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=en`)
  const lessons = sections.flatMap((section) => section.lessons)
  for (const { slug: one } of lessons.filter(({ lessonKind }) => lessonKind === 'text'))
    await askApi(page, 'PUT', `/api/courses/${slug}/lessons/${one}/completion`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto(paths.course(slug))
    const bar = page.getByRole('progressbar')
    await bar.waitFor()
    const done = await bar.screenshot()
    await bar.evaluate((element) => element.setAttribute('value', '0'))
    const nothing = await bar.screenshot()
    expect(done.equals(nothing)).toBe(false)
  }
})

interface Targets {
  measured: number
  /** One line for each control of which a finger would miss the edge. */
  faults: string[]
}

/**
 * Touches each control of the page's content 20 px beside its centre, to all four sides (of 22, a field's border and rounding
 * take the rest): what answers there is its target, however it is made. A link within a sentence is as high as its line.
 */
function measureTargets(page: Page): Promise<Targets> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]'
    const controls = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)]
    const faults: string[] = []
    let measured = 0
    for (const control of controls) {
      const isInSentence =
        control.matches('p a, li a, td a') && getComputedStyle(control).display === 'inline'
      if (isInSentence || !control.checkVisibility() || control.closest('.visually-hidden')) continue
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      measured++
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const owners = [control, ...labels]
      const isHit = ([x, y]: readonly [number, number]) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
        return owners.some((owner) => owner.contains(hit))
      }
      const sides = [
        [0, -20],
        [0, 20],
        [-20, 0],
        [20, 0],
      ] as const
      if (!sides.every(isHit))
        faults.push(`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`)
    }
    return { measured, faults }
  })
}

function letters(place: Locator): Promise<{ size: number; weight: number }> {
  return place.evaluate((element) => {
    const { fontSize, fontWeight } = getComputedStyle(element)
    return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) }
  })
}
