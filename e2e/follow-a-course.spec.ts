import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { askApi, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { meetGoals } from './support/practice.ts'
import { passQuiz } from './support/quiz.ts'
import { shareSite } from './support/site.ts'
import { textsIn, type Say } from './support/texts.ts'

const site = await shareSite()

const slug = 'trading-foundations'

describe.each(languages)('in %s, a member', (language) => {
  const texts: Say = textsIn(language)
  const say = (key: string, values?: Record<string, string | number>) => texts('courses.member', key, values)

  test('enrols, reads lesson by lesson, comes back to the same place, and completes the course', async () => {
    const page = await openPage(site, { language })
    await signIn(page, await register(site, { language }))
    const read = () => askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}?lang=${language}`)
    const before = await read()
    const lessons = before.sections.flatMap((section) => section.lessons)
    expect(before.doneCount).toBe(0)

    await page.goto(paths.courses)
    await page.getByRole('link', { name: before.article.title }).first().click()
    await page.waitForURL(`**${paths.course(slug)}`)
    await page.getByRole('button', { name: say('enrol.do') }).click()
    await page.getByRole('link', { name: say('go.start') }).click()

    const [quiz] = lessons.splice(-1)
    for (const [index, lesson] of lessons.entries()) {
      await page.waitForURL(`**${paths.lesson(slug, lesson.slug)}`)
      await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor()
      if (lesson.lessonKind === 'practice') {
        const { title } = await meetGoals(page, { course: slug, id: lesson.id })
        await page.getByRole('link', { name: title }).waitFor()
        await page.reload()
      } else {
        const button = page.getByRole('button', { name: say('lesson.complete'), exact: true })
        await expectToStay(button)
        await button.click()
      }
      if (index === 1) {
        await page.getByText(say('lesson.completed')).first().waitFor()
        await page.goto(paths.course(slug))
        await page.getByRole('link', { name: say('go.on') }).click()
      } else {
        await page.getByText(say('lesson.completed')).first().waitFor()
        await page
          .getByRole('navigation', { name: say('lesson.neighbours') })
          .getByRole('link', { name: (lessons[index + 1] ?? quiz)?.title })
          .click()
      }
    }

    if (quiz?.lessonKind !== 'quiz') throw new Error('the course does not end with a quiz')
    await page.getByRole('link', { name: say('lesson.toQuiz') }).click()
    await page.waitForURL(`**${paths.quiz(slug, quiz.slug)}`)
    await passQuiz(site, page, { course: slug, id: quiz.id })
    await page.goto(paths.lesson(slug, quiz.slug))
    await page.getByText(say('lesson.quizPassed')).waitFor()
    const after = await read()
    expect(after.doneCount).toBe(lessons.length + 1)
    expect(after.enrolment?.completedAt).toEqual(expect.any(Number))

    await page.goto(paths.dashboard)
    const next = (key: string) => texts('dashboard.member', key)
    await page.getByRole('heading', { level: 2, name: next('next.finished') }).waitFor()
    for (const [key, path] of [
      ['next.course', paths.courses],
      ['next.track', paths.learn],
    ] as const)
      await expect.poll(() => page.getByRole('link', { name: next(key) }).getAttribute('href')).toBe(path)
  })
})

/** What stands above is as high before somebody sees it as it is then: nothing moves away from under a finger. */
async function expectToStay(button: Locator): Promise<void> {
  const readTop = () => button.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY))
  const before = await readTop()
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(
    () => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))),
  )
  expect(await readTop()).toBe(before)
}
