import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Collection } from '#content/contract.ts'
import type { LessonDetail } from '#features/courses/contract.ts'
import type { StepAnswer } from '#features/replays/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage, openTab } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn, textsOfExercise } from './support/texts.ts'
import { publish, write } from './support/written-items.ts'

const site = await startSite()
afterAll(() => site.stop())

const phone = { width: 360, height: 780 }
const titles: Record<Language, { replay: string; course: string; lesson: string }> = {
  en: { replay: 'A stop in every trade', course: 'Stops', lesson: 'Try a stop' },
  am: { replay: 'በየግብይቱ ማቆሚያ', course: 'ማቆሚያዎች', lesson: 'ማቆሚያ ይሞክሩ' },
}

/** The prices of the starter's trend in a data set that no reader can open; its id. */
async function hidePrices(page: Page, language: Language): Promise<string> {
  const own = { kind: 'resource', title: 'Prices', details: { resourceType: 'dataset' } } as const
  const { id } = await write(page, language, own)
  const table = await page.request.get('/api/data-sets/series-trend/csv')
  const facts = { form: 'prices', decimals: '2', unit: 'ETB', isMadeUp: 'yes', licence: 'CC BY 4.0' }
  const answer = await page.request.post(`/api/admin/data-sets/${id}/versions`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: {
      ...facts,
      sourceEn: 'The hub',
      sourceAm: 'ድረ ገጹ',
      file: { name: 'prices.csv', mimeType: 'text/csv', buffer: await table.body() },
    },
  })
  expect(answer.status()).toBe(201)
  return id
}

/** A graded replay, and the lesson that is done by its goal; gives the addresses of both. */
async function prepare(language: Language): Promise<{ replay: string; lesson: string; course: string }> {
  const page = await openPage(site, { language })
  await signIn(page, await findAdmin(site))
  const names = titles[language]
  const dataSet = await hidePrices(page, language)
  const details = { dataSet, hiddenFrom: 61, lastBar: 80, isGraded: true, goals: [{ rule: 'everyStop' }] }
  const replay = await publish(page, language, { kind: 'replay', title: names.replay, details })
  const course = await publish(page, language, { kind: 'course', title: names.course })
  const section = { kind: 'section', parentId: course.id, titleEn: 'Part', titleAm: 'ክፍል' }
  const { id: collectionId } = await askApi<Collection>(page, 'POST', '/api/admin/collections', section)
  const lesson = await publish(page, language, {
    kind: 'lesson',
    title: names.lesson,
    parentId: course.id,
    collectionId,
    details: { lessonKind: 'practice', exercises: [replay.id] },
  })
  return { replay: replay.slug, lesson: lesson.slug, course: course.slug }
}

const hasFocus = (place: Locator) =>
  expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true)

describe.each(languages)('in %s', (language) => {
  const say = textsIn(language)
  const t = textsOfExercise(language, 'replays')
  const { replay: title } = titles[language]
  const board = (page: Page) => page.getByRole('region', { name: t('play.region') })
  const at = (page: Page, bar: number) => board(page).getByText(t('play.at', { at: bar, count: 80 }))
  const toPractice = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: t('detail.back'), exact: true })
      .first()

  /** Whoever presses before the page knows that they are a guest is led to signing in as well. */
  async function meetAsGuest(replay: string): Promise<void> {
    const page = await openPage(site, { language, viewport: phone, allow: [/status of 401/] })
    await page.route('**/api/session*', () => undefined)
    await page.goto(paths.replay(replay))
    const start = page.getByRole('button', { name: t('play.start') })
    await start.press('Enter')
    const entrance = page.getByRole('link', { name: t('play.signIn'), exact: true })
    await hasFocus(entrance)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.context().close()
    await comeAsGuest(replay)
  }

  /** A tab that is behind says so, and goes on from where the server is; comes back to a bar at which both are. */
  async function meetInAnotherTab(page: Page): Promise<void> {
    const other = await openTab(page)
    await other.goto(page.url())
    await other.getByRole('button', { name: t('play.resume') }).click()
    await at(other, 62).waitFor()
    await page.keyboard.press('ArrowRight')
    await at(page, 63).waitFor()
    await board(other)
      .getByRole('button', { name: t('ticket.place') })
      .press('Enter')
    await board(other)
      .getByRole('button', { name: t('play.step'), exact: true })
      .press('Enter')
    await other.getByRole('alert').getByText(t('play.notTaken')).waitFor()
    await other
      .getByRole('alert')
      .getByRole('button', { name: t('play.reopen'), exact: true })
      .press('Enter')
    await at(other, 63).waitFor()
    await hasFocus(board(other))
    await other.close()
  }

  /** What is not taken at a bar is dropped, here and on the device, and the run goes on from there. */
  async function meetARefusal(page: Page): Promise<void> {
    const steps = '**/api/replays/*/runs/*/steps'
    await page.route(steps, (route) =>
      route.fulfill({ status: 422, json: { code: 'input.invalid', message: '' } }),
    )
    const stepOn = board(page).getByRole('button', { name: t('play.step'), exact: true })
    const placed = board(page).getByRole('button', { name: t('orders.cancelOf', { id: '3' }) })
    await board(page)
      .getByRole('button', { name: t('ticket.place') })
      .click()
    await placed.waitFor()
    await stepOn.click()
    await page.getByRole('alert').getByText(t('play.refused')).waitFor()
    await placed.waitFor({ state: 'detached' })
    await page.unroute(steps)
    await page.reload()
    await page.getByRole('button', { name: t('play.resume') }).click()
    await at(page, 62).waitFor()
    expect(await placed.count()).toBe(0)
  }

  /** The same for who stands on the button while it is found out that nobody is signed in. */
  async function comeAsGuest(replay: string): Promise<void> {
    const page = await openPage(site, { language, viewport: phone })
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/session*', async (route) => {
      asked.resolve()
      await answer.promise
      await route.continue()
    })
    await page.goto(paths.replay(replay))
    const start = page.getByRole('button', { name: t('play.start') })
    await start.focus()
    await page.keyboard.press('Shift')
    await asked.promise
    await hasFocus(start)
    answer.resolve()
    await hasFocus(page.getByRole('link', { name: t('play.signIn'), exact: true }))
    await page.context().close()
  }

  test('a member plays bar by bar from the server, goes on after a reload, and the lesson is done', async () => {
    const { replay, lesson, course } = await prepare(language)
    await meetAsGuest(replay)
    // The tab that is behind is refused, and so is what cannot be.
    const page = await openPage(site, { language, viewport: phone, allow: [/status of 4(09|22)/] })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    await page.goto(paths.lesson(course, lesson))
    await page.getByText(say('courses.member', 'lesson.exerciseHelp')).waitFor()
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByText(t('exercise.graded')).waitFor()
    await page.getByRole('button', { name: t('play.start') }).click()
    await at(page, 60).waitFor()
    await board(page).getByLabel(t('ticket.stopLoss')).fill('90')
    await board(page)
      .getByRole('button', { name: t('ticket.place') })
      .click()
    const waiting = board(page).getByRole('button', { name: t('orders.cancelOf', { id: '1' }) })
    await waiting.waitFor()
    // What the server has not been told stays on the device.
    await page.reload()
    await page.getByRole('button', { name: t('play.resume') }).click()
    await at(page, 60).waitFor()
    await waiting.waitFor()
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/steps'))
    await board(page)
      .getByRole('button', { name: t('play.step'), exact: true })
      .click()
    await at(page, 61).waitFor()
    const { bars }: StepAnswer = await (await answered).json()
    expect(bars.close).toHaveLength(1)
    await checkAccessibility(page)

    await page.reload()
    // What is known of the member's progress now is out of date at the end.
    await toPractice(page).click()
    const own = page.getByRole('listitem').filter({ hasText: title })
    await own.first().waitFor()
    expect(await page.getByText(say('practice', 'done.met', { count: 1 })).count()).toBe(0)
    await own.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('button', { name: t('play.resume') }).click()
    await at(page, 61).waitFor()
    await board(page)
      .getByLabel(t('orders.price', { id: '2' }))
      .waitFor()
    await page.keyboard.press('ArrowRight')
    await at(page, 62).waitFor()
    await meetARefusal(page)
    await meetInAnotherTab(page)
    await board(page)
      .getByRole('button', { name: t('play.end') })
      .click()
    const heading = board(page).getByRole('heading', { name: t('after.title') })
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await board(page).getByText(t('goal.met'), { exact: true }).waitFor()
    await board(page).getByText(t('after.kept')).waitFor()
    await checkAccessibility(page)

    await toPractice(page).click()
    await own
      .getByText(say('practice', 'done.met', { count: 1 }))
      .first()
      .waitFor()
    await page.getByText(say('practice', 'runs.goals', { met: 1, count: 1 })).waitFor()
    await page.goto(paths.lesson(course, lesson))
    await page.getByText(say('courses.member', 'lesson.exerciseMet')).waitFor()
    const address = `/api/courses/${course}/lessons/${lesson}`
    expect(await askApi<LessonDetail>(page, 'GET', address)).toMatchObject({
      isDone: true,
      exercise: { slug: replay, isMet: true },
    })
  })
})
