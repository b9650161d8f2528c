import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { Attempt } from '#features/quizzes/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { fillDevice } from './support/full-device.ts'
import { holdAnswer } from './support/hold-answers.ts'
import { testsInTurn } from './support/in-turn.ts'
import { openPage } from './support/open-page.ts'
import { askInQuiz } from './support/quiz.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const course = 'ethiopian-markets'
const lesson = 'ethiopian-markets-final-quiz'
/** A number, steps, pairs and a choice. */
const slugs = [
  'em-a-year-with-eighty-shares',
  'em-before-a-promise-in-dollars',
  'em-which-paper-proves-what',
  'em-a-bill-far-above-the-auction',
] as const

const set = (settings: Record<string, unknown>) =>
  askInQuiz(site, { course, id: lesson }, { slugs, limitMinutes: null, ...settings })

const attemptOf = (page: Page): Promise<Attempt> =>
  askApi(page, 'GET', `/api/quiz-attempts/${page.url().split('/').at(-1)}`)
const answersOf = async (page: Page) => (await attemptOf(page)).questions.map(({ answer }) => answer)

describe.each(languages)('in %s, at 360 px, what a member has begun in a quiz', (language) => {
  const test = testsInTurn(language)
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('quizzes.member', key, values)

  async function begin({ clock = false, allow = [] as RegExp[] } = {}) {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 }, clock, allow })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    await page.goto(paths.quiz(course, lesson))
    await page.getByRole('button', { name: word('quiz.start') }).click()
    await at(page, 1)
    return page
  }
  const at = (page: Page, position: number) =>
    page
      .getByRole('heading', { level: 2, name: word('question.place', { position, total: slugs.length }) })
      .waitFor()
  const number = (page: Page) => page.locator('input[name=number]')
  const lists = (page: Page) => page.locator('.self-check select')
  const next = (page: Page) => page.getByRole('button', { name: word('question.next'), exact: true }).click()
  const previous = (page: Page) =>
    page.getByRole('button', { name: word('question.previous'), exact: true }).click()

  test('a number counts without leaving its field, once the typing pauses', async () => {
    await set({})
    const page = await begin()
    await number(page).pressSequentially('416')
    await page.getByText(word('question.saved')).last().waitFor()
    expect(await answersOf(page)).toEqual([{ form: 'number', number: '416' }, null, null, null])
    await expect.poll(() => number(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('a number that a closed page took along is given when the quiz is opened again', async () => {
    await set({})
    const page = await begin()
    const address = page.url()
    await number(page).pressSequentially('5')
    await page.goto('about:blank')
    await page.goto(address)
    await eventually(async () => (await answersOf(page))[0] !== null, 'the number has arrived')
    await page.getByRole('button', { name: /^1/ }).click()
    await expect.poll(() => number(page).inputValue()).toBe('5')
  })

  test('a number for which a full device had no room is given when the quiz is opened again', async () => {
    await set({})
    const page = await begin({ allow: [/net::ERR_FAILED/] })
    const address = page.url()
    await page.route('**/answers/1', (route) => route.abort())
    await fillDevice(page)
    const cut = page.waitForEvent('requestfailed')
    await number(page).pressSequentially('8')
    await cut
    await page.goto('about:blank')
    await page.unroute('**/answers/1')
    await page.goto(address)
    await eventually(async () => (await answersOf(page))[0] !== null, 'the number has arrived')
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('drafts')))
    await expect.poll(kept).toEqual([])
  })

  test('a number that stands there when the time runs out is counted', async () => {
    await set({ limitMinutes: 10 })
    const page = await begin({ clock: true })
    const { dueAt } = await attemptOf(page)
    await page.clock.pauseAt(dueAt! - 2000)
    await number(page).pressSequentially('7')
    await page.clock.runFor(100)
    await eventually(async () => (await answersOf(page))[0] !== null, 'the number has arrived')
    await set({})
  })

  test('half of the steps and pairs waits while others are looked at, and after a reload', async () => {
    await set({})
    const page = await begin()
    await next(page)
    await at(page, 2)
    await lists(page).nth(0).selectOption({ index: 2 })
    await page.getByText(word('question.begun')).waitFor()
    await next(page)
    await at(page, 3)
    await lists(page).nth(1).selectOption({ index: 1 })
    await previous(page)
    await at(page, 2)
    await expect.poll(() => lists(page).nth(0).inputValue()).toBe('2')

    await page.reload()
    await page.getByRole('button', { name: /^3/ }).click()
    await at(page, 3)
    await expect
      .poll(() =>
        lists(page)
          .nth(1)
          .evaluate((list: HTMLSelectElement) => list.selectedIndex),
      )
      .toBe(1)
    await expect
      .poll(() =>
        lists(page)
          .nth(0)
          .evaluate((list: HTMLSelectElement) => list.selectedIndex),
      )
      .toBe(0)
    expect(await answersOf(page)).toEqual([null, null, null, null])
    await page.getByText(word('overview.count', { done: 0, total: slugs.length })).waitFor()
  })

  test('an answer that is taken apart again says that the earlier one counts', async () => {
    await set({})
    const page = await begin()
    await number(page).fill('12')
    await page.getByText(word('question.saved')).last().waitFor()
    await number(page).fill('')
    await page.getByText(word('question.earlier')).waitFor()
    await expect.poll(() => page.getByText(word('question.saved')).count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: /^1/ }).click()
    await page.getByText(word('question.earlier')).waitFor()
    expect((await answersOf(page))[0]).toEqual({ form: 'number', number: '12' })
  })

  test('of a mind that changes there and back in a moment, the last word counts', async () => {
    await set({})
    const page = await begin()
    await page.getByRole('button', { name: /^4/ }).click()
    await at(page, 4)
    const choices = page.locator('.self-check input')
    await choices.nth(0).check()
    await page.getByText(word('question.saved')).last().waitFor()
    const [first] = (await answersOf(page)).slice(-1)
    const changing = page.waitForResponse((one) => one.url().endsWith('/answers/4') && one.ok())
    await page.evaluate(() => {
      const [one, other] = document.querySelectorAll<HTMLInputElement>('.self-check input')
      other?.click()
      one?.click()
    })
    await changing
    await expect.poll(() => page.getByText(say('ui.states', 'waiting')).count()).toBe(0)
    await eventually(
      async () => JSON.stringify((await answersOf(page)).at(-1)) === JSON.stringify(first),
      'the first choice is the answer again',
    )
    await page.reload()
    await page.getByRole('button', { name: /^4/ }).click()
    await expect.poll(() => choices.nth(0).isChecked()).toBe(true)
  })

  test('gives way to the one answer that was given on another device', async () => {
    await set({ answersShown: 'after_each' })
    const page = await begin()
    await number(page).pressSequentially('416')
    await page.getByText(word('question.saved')).waitFor({ state: 'detached' })
    const answer = { form: 'number', number: '5' }
    await askApi(page, 'PUT', `/api/quiz-attempts/${page.url().split('/').at(-1)}/answers/1`, {
      answer,
      sequence: 1,
    })
    await page.reload()
    await page.getByRole('button', { name: /^1/ }).click()
    await page.getByText(word('question.saved')).last().waitFor()
    expect(await number(page).inputValue()).toBe('5')

    // Whoever gives theirs by keyboard is at its state while it is under way, and then at what came of it.
    await page.getByRole('button', { name: /^4/ }).click()
    await page.locator('.self-check input').first().press('Space')
    const held = await holdAnswer(page, 'PUT', /\/answers\/4/)
    await page.getByRole('button', { name: word('question.answer'), exact: true }).press('Enter')
    await held.reached
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('main [tabindex]')))
      .toBe(true)
    held.release()
    const verdict = page.getByText(word('marked.right')).or(page.getByText(word('marked.wrong')))
    await expect.poll(() => page.locator(':focus').filter({ has: verdict }).count()).toBe(1)
    await set({ answersShown: 'after_close' })
  })

  test('is gone from the device once the attempt is handed in', async () => {
    await set({})
    const page = await begin()
    await next(page)
    await at(page, 2)
    await lists(page).nth(0).selectOption({ index: 1 })
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('drafts of')))
    expect(await kept()).toHaveLength(1)
    await page.getByRole('button', { name: word('overview.end'), exact: true }).click()
    await page.getByRole('button', { name: word('end.do') }).click()
    await page.locator('h2#result').waitFor()
    await expect.poll(kept).toEqual([])
  })
})
