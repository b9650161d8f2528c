import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import type { Attempt } from '#features/quizzes/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { askInQuiz, startKnowing } from './support/quiz.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const course = 'ethiopian-markets'
const lesson = 'ethiopian-markets-final-quiz'
/** A choice, an order whose steps are long, and pairs. */
const asked = [
  'em-a-bill-far-above-the-auction',
  'em-before-a-promise-in-dollars',
  'em-which-paper-proves-what',
]

test('an administrator sets the quiz', async () => {
  await askInQuiz(site, { course, id: lesson }, { slugs: asked })
})

describe.each(languages)('in %s, on a phone of 360 px, a member', (language) => {
  const texts = textsIn(language)
  const word = (key: string, values?: Record<string, string | number>) => texts('quizzes.member', key, values)

  test('reads what was right in whole words, each part apart from the next', async () => {
    const page = await openMember()
    const { id, answers } = await startKnowing(site, page, { course, id: lesson })
    const order = answers.find(({ answer }) => answer.form === 'order')!
    const steps = order.answer.form === 'order' ? order.answer.order.toReversed() : []
    const wrong = { sequence: 1, answer: { form: 'order', order: steps } }
    await askApi(page, 'PUT', `/api/quiz-attempts/${id}/answers/${order.position}`, wrong)
    await askApi(page, 'PUT', `/api/quiz-attempts/${id}/end`, { answers: [] })
    const { questions } = await askApi<Attempt>(page, 'GET', `/api/quiz-attempts/${id}?lang=${language}`)
    const question = (position: number) =>
      page
        .getByRole('listitem')
        .filter({ has: heading(page, word('question.place', { position, total: asked.length })) })

    await page.goto(paths.quizAttempt(id))
    await page.getByRole('heading', { level: 2, name: word('result.notPassed') }).waitFor()
    const shown = question(order.position)
    const said = await shown.getByRole('listitem').allInnerTexts()
    const asWritten = await shown.locator('.self-check-step > span').allInnerTexts()
    expect(asWritten.some((step) => step.length > 60) || language === 'am').toBe(true)
    expect(said.toSorted()).toEqual(asWritten.toSorted())
    const pairs = questions.find((one) => one.question?.form === 'match')!
    const letter = question(pairs.position).locator('.self-check-counterparts b').first()
    expect(await letter.innerText()).toBe({ en: 'A.', am: 'ሀ.' }[language])
    const partners = await question(pairs.position)
      .locator('.self-check-counterparts li > span')
      .allInnerTexts()
    const matched = (await question(pairs.position).getByRole('listitem').allInnerTexts()).join('\n')
    for (const partner of partners) expect(matched.split(partner)).toHaveLength(3)

    for (const { position } of questions) {
      const one = question(position)
      const card = one.locator('.self-check')
      expect(await gap(heading(one, word('question.place', { position, total: asked.length })), card)).toBe(
        12,
      )
      if (position !== order.position)
        expect(await gap(card, one.getByText(word('result.noAnswer')))).toBe(12)
    }
    await checkAccessibility(page)

    await page.getByRole('button', { name: word('result.practise', { count: asked.length }) }).press('Enter')
    const check = page.getByRole('button', { name: word('practice.check') }).first()
    await check.waitFor()
    expect(await gap(page.locator('.self-check').first(), check)).toBe(12)
  })

  test('sees the reasons of right steps and pairs marked as neither right nor wrong', async () => {
    const page = await openMember()
    const { id, answers } = await startKnowing(site, page, { course, id: lesson })
    await askApi(page, 'PUT', `/api/quiz-attempts/${id}/end`, { answers })
    await page.goto(paths.quizAttempt(id))
    await page.getByRole('heading', { level: 2, name: word('result.passed') }).waitFor()
    const colours = (choices: string) =>
      page
        .locator(`.self-check-choice:has(${choices}) > div:has(> .article)`)
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).borderInlineStartColor))])
    const [ofChoices, ofOthers] = [await colours('> label'), await colours('select')]
    expect(ofChoices).toHaveLength(2)
    expect(ofOthers).toHaveLength(1)
    expect(ofChoices).not.toContain(ofOthers[0])

    await page.goto(paths.quiz(course, lesson))
    const attempt = page.getByRole('link', { name: word('attempts.one', { number: 1 }) })
    const { height = 0 } = (await attempt.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
  })

  async function openMember(): Promise<Page> {
    const page = await openPage(site, { language, viewport: { width: 360, height: 740 } })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${course}/enrolment`)
    return page
  }
})

function heading(place: Page | Locator, name: string): Locator {
  return place.getByRole('heading', { level: 3, name, exact: true })
}

/** Points from the end of one to the beginning of what follows. */
async function gap(first: Locator, next: Locator): Promise<number> {
  const [above, below] = [await first.boundingBox(), await next.boundingBox()]
  return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
}
