import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { MarkedAnswer, ShownQuestion } from '#features/questions/contract.ts'
import type { Reviews } from '#features/reviews/contract.ts'
import { defaultCalendar, formatDate } from '#platform/dates/calendar.ts'
import { connect } from '#platform/database/connect.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const slugs = ['lp-one-number-two-units', 'em-which-is-dearer']
const phone = { width: 360, height: 740 }
const offline = [/net::ERR_INTERNET_DISCONNECTED/]
const day = 86_400_000

const isFocused = (element: Element) => element === document.activeElement

/** As if everybody had slept: what was missed moves a day into the past. */
async function sleep(): Promise<void> {
  const file = path.join(site.dataDir, 'traders-hub.sqlite')
  const connection = connect({ url: undefined, file }, (error) => {
    throw error
  })
  await connection.db
    .updateTable('review_cards')
    .set((card) => ({ dueAt: card('dueAt', '-', day), lastDay: card('lastDay', '-', 1) }))
    .execute()
  await connection.close()
}

describe.each(languages)('in %s, at 360 px and by keyboard, a member', (language) => {
  const say = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => say('reviews.member', key, values)
  const today = (key: string, values?: Record<string, string | number>) =>
    say('dashboard.member', key, values)
  const press = async (control: Locator) => {
    await control.focus()
    await control.page().keyboard.press('Enter')
  }
  const readReviews = (page: Page) => askApi<Reviews>(page, 'GET', `/api/reviews?lang=${language}`)

  /** Of the choices of a question the one that is right, or one that is not; guests may ask. */
  async function choose(question: ShownQuestion, isRight: boolean): Promise<string> {
    const guest = await openPage(site, { language })
    for (const { id } of question.choices) {
      const answer = { form: 'single', chosen: [id] }
      const address = `/api/questions/${question.id}/answers`
      const marked = await askApi<MarkedAnswer>(guest, 'POST', address, { answer })
      if (marked.isRight === isRight) return id
    }
    throw new Error('no choice of that sort')
  }

  test('misses two questions, finds them the next day, answers one without a connection, and they are gone', async () => {
    const page = await openPage(site, { language, viewport: phone, allow: offline })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.dashboard)
    await page.getByText(today('today.empty')).waitFor()

    const questions: ShownQuestion[] = []
    for (const slug of slugs) {
      const question = await askApi<ShownQuestion>(page, 'GET', `/api/questions/${slug}?lang=${language}`)
      questions.push(question)
      await page.goto(paths.question(slug))
      const form = page.locator('form.self-check')
      await form.locator(`input[value="${await choose(question, false)}"]`).focus()
      await page.keyboard.press('Space')
      await press(form.getByRole('button', { name: say('questions', 'check.send') }))
      await page.getByText(say('questions', 'check.notYet'), { exact: true }).waitFor()
    }
    await page.goto(paths.question(slugs[0]!))
    const date = formatDate(Date.now(), language, defaultCalendar(language))
    await page.getByText(say('questions', 'check.metNotYet', { date })).waitFor()
    await checkAccessibility(page)
    await page.goto(paths.reviews)
    await page.getByText(word('empty.title'), { exact: true }).waitFor()
    await expect.poll(async () => (await readReviews(page)).next?.count).toBe(2)

    await sleep()
    await page.goto(paths.dashboard)
    await page.getByText(today('today.due', { count: 2 })).waitFor()
    await press(page.getByRole('link', { name: today('today.go') }))
    const due = (await readReviews(page)).questions
    for (const [index, { question }] of due.entries()) {
      const place = page.getByRole('heading', { name: word('place', { position: index + 1, total: 2 }) })
      await place.waitFor()
      if (index > 0) await expect.poll(() => place.evaluate(isFocused)).toBe(true)
      const asked = questions.find(({ id }) => id === question.id)!
      const isOffline = index === 1
      const rightOne = await choose(asked, true)
      if (isOffline) await page.context().setOffline(true)
      const position = question.choices.findIndex(({ id }) => id === rightOne)
      await page.locator('.self-check input').nth(position).focus()
      await page.keyboard.press('Space')
      if (index === 0) {
        await page.reload()
        await expect.poll(() => page.locator('.self-check input').nth(position).isChecked()).toBe(true)
      }
      await press(page.getByRole('button', { name: word('answer'), exact: true }))
      if (isOffline) {
        await page.getByText(word('kept')).waitFor()
        const next = page.getByRole('button', { name: word('toEnd') })
        await expect.poll(() => next.evaluate(isFocused)).toBe(true)
        await page.context().setOffline(false)
      }
      await page.getByText(say('quizzes.member', 'marked.right'), { exact: true }).waitFor()
      await eventually(
        () => page.evaluate(() => document.activeElement?.querySelector('p') !== null),
        'the focus is on what came of it',
      )
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(phone.width)
      if (index === 0) await checkAccessibility(page)
      await press(page.getByRole('button', { name: word(index === 0 ? 'next' : 'toEnd') }))
    }
    const done = page.getByRole('heading', { name: word('round.done') })
    await expect.poll(() => done.evaluate(isFocused)).toBe(true)
    await page.getByText(word('round.right', { count: 2, total: 2 })).waitFor()
    expect(await readReviews(page)).toMatchObject({ dueCount: 0, questions: [], next: { count: 2 } })
  }, 120_000)

  test('sets a goal for the week and switches reminders on, and both stay', async () => {
    const page = await openPage(site, { language, viewport: phone })
    await signIn(page, await register(site, { language }))
    await page.goto(paths.reviews)
    await page.getByText(word('week.notYet')).waitFor()
    await page.getByLabel(word('week.goal')).selectOption('3')
    await page.getByText(word('week.left', { count: 3 })).waitFor()
    await checkAccessibility(page)
    await page.goto(paths.dashboard)
    await page.getByText(today('today.notYetGoal', { goal: 3 })).waitFor()

    await page.goto(paths.profile)
    const reminders = page.getByRole('switch', { name: word('reminder.label') })
    await expect.poll(() => reminders.isChecked()).toBe(false)
    await reminders.focus()
    await page.keyboard.press('Space')
    await page.getByText(word('reminder.saved'), { exact: true }).waitFor()
    await page.reload()
    await reminders.waitFor()
    await expect.poll(() => reminders.isChecked()).toBe(true)
  })

  test('follows a broken address out of a reminder and is told so, after a press and not before', async () => {
    const page = await openPage(site, { language, viewport: phone, allow: [/status of 404/] })
    await page.goto(paths.unsubscribe('not.signed'))
    await page.getByRole('heading', { level: 1, name: say('reviews', 'stop.title') }).waitFor()
    await checkAccessibility(page)
    await press(page.getByRole('button', { name: say('reviews', 'stop.button') }))
    await page.getByText(say('reviews', 'stop.unknown'), { exact: true }).waitFor()
    await page.getByRole('link', { name: say('reviews', 'stop.unknown.next') }).waitFor()
  })
})
