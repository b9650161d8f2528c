import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { askApi, findAdmin, register, signIn } from './support/accounts.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const ordered = 'trading-foundations'
const dated = 'ethiopian-markets'
const invited = 'risk-and-money-management'

/** New year of 2020 in the Ethiopian calendar. */
const later = Date.parse('2027-09-12T00:00:00Z')

test('an administrator decides how three courses are taken', async () => {
  const page = await openPage(site)
  await signIn(page, await findAdmin(site))
  for (const [slug, details] of [
    [ordered, { progression: 'sequential' }],
    [invited, { enrolment: 'invite' }],
  ] as const) {
    const { article } = await askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}`)
    const item = await askApi<Item>(page, 'GET', `/api/admin/items/${article.id}`)
    await askApi(page, 'PATCH', `/api/admin/items/${item.id}`, {
      version: item.version,
      details: { ...item.details, ...details },
    })
  }
  const { sections } = await askApi<CourseDetail>(page, 'GET', `/api/courses/${dated}`)
  const [, second] = sections.flatMap(({ lessons }) => lessons)
  const item = await askApi<Item>(page, 'GET', `/api/admin/items/${second?.id}`)
  const details = { ...item.details, opens: { on: later } }
  await askApi(page, 'PATCH', `/api/admin/items/${item.id}`, { version: item.version, details })
})

describe.each(languages)('in %s, a member', (language) => {
  const texts = textsIn(language)
  const say = (key: string, values?: Record<string, string | number>) => texts('courses.member', key, values)

  test('is told which lesson comes first, finishes it, and goes on', async () => {
    const page = await openPage(site, { language, allow: [/403/, /lesson\.locked|course\.by_invitation/] })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${ordered}/enrolment`)
    const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${ordered}?lang=${language}`)
    const [first, second] = course.sections.flatMap((section) => section.lessons)
    if (!first || !second) throw new Error('the starter course has two lessons')

    await page.goto(paths.course(ordered))
    const outline = page
      .getByRole('listitem')
      .filter({ has: page.getByText(second.title, { exact: true }) })
      .last()
    await outline.getByText(say('lesson.isLocked'), { exact: true }).waitFor()
    await expect.poll(() => outline.getByRole('link').count()).toBe(0)

    await page.goto(paths.lesson(ordered, second.slug))
    await page.getByRole('heading', { level: 1, name: say('refused.order.title') }).waitFor()
    await page.getByRole('link', { name: say('refused.order.go', { first: first.title }) }).click()
    await page.getByRole('heading', { level: 1, name: first.title }).waitFor()
    await page.getByText(say('lesson.nextLocked', { title: second.title })).waitFor()
    await page.getByRole('button', { name: say('lesson.complete'), exact: true }).click()
    await page
      .getByRole('navigation', { name: say('lesson.neighbours') })
      .getByRole('link', { name: second.title })
      .click()
    await page.getByRole('heading', { level: 1, name: second.title }).waitFor()
  })

  test('cannot skip to the last quiz of a course in order, neither by its lesson nor by its own address', async () => {
    const page = await openPage(site, { language, allow: [/403/, /lesson\.locked/] })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${ordered}/enrolment`)
    const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${ordered}?lang=${language}`)
    const lessons = course.sections.flatMap((section) => section.lessons)
    const [first, last] = [lessons[0], lessons.at(-1)]
    await page.goto(paths.lesson(ordered, last?.slug ?? ''))
    await page.getByRole('heading', { level: 1, name: say('refused.order.title') }).waitFor()
    await page.getByRole('link', { name: say('refused.order.go', { first: first?.title ?? '' }) }).waitFor()
    const quiz = (key: string) => texts('quizzes.member', key)
    await page.goto(paths.quiz(ordered, last?.slug ?? ''))
    await page.getByRole('heading', { level: 1, name: quiz('refusal.locked.title') }).waitFor()
  })

  test('whose lesson is taken out while they read it finds the way back to its course', async () => {
    const editor = await openPage(site, { language })
    await signIn(editor, await findAdmin(site))
    const page = await openPage(site, { language, allow: [/404/, /lesson\.not_found/] })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${dated}/enrolment`)
    const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${dated}?lang=${language}`)
    const lesson = course.sections.flatMap((section) => section.lessons).at(2)
    await page.goto(paths.lesson(dated, lesson?.slug ?? ''))
    await page.getByRole('heading', { level: 1, name: lesson?.title }).waitFor()

    await askApi(editor, 'DELETE', `/api/admin/items/${lesson?.id}`)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: say('refused.gone.title') }).waitFor()
    await page.getByText(say('refused.gone.text', { course: course.article.title })).waitFor()
    await page.getByRole('link', { name: say('finish.back') }).click()
    await page.getByRole('heading', { level: 1, name: course.article.title }).waitFor()

    await page.goto(paths.quiz(dated, lesson?.slug ?? ''))
    await page.getByRole('heading', { level: 1, name: say('refused.gone.title') }).waitFor()

    await askApi(editor, 'POST', `/api/admin/items/${lesson?.id}/restoration`)
    await page.goto(paths.lesson(dated, lesson?.slug ?? ''))
    await page.getByRole('heading', { level: 1, name: lesson?.title }).waitFor()
  })

  test('is told when a lesson opens that they came to by its address', async () => {
    const page = await openPage(site, { language, allow: [/403/, /lesson\.locked/] })
    await signIn(page, await register(site, { language }))
    await askApi(page, 'PUT', `/api/courses/${dated}/enrolment`)
    const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${dated}?lang=${language}`)
    const [, second, third] = course.sections.flatMap((section) => section.lessons)
    expect([second?.isLocked, third?.isLocked]).toEqual([true, false])
    await page.goto(paths.lesson(dated, second?.slug ?? ''))
    await page.getByRole('heading', { level: 1, name: say('refused.date.title') }).waitFor()
    await page
      .getByText(language === 'am' ? '2020' : '2027')
      .first()
      .waitFor()
    await page.getByRole('link', { name: say('finish.back') }).click()
    await page.getByRole('heading', { level: 1, name: course.article.title }).waitFor()
  })

  test('reads what a course by invitation is about, and that its lessons are for others', async () => {
    const page = await openPage(site, { language, allow: [/403/, /lesson\.locked|course\.by_invitation/] })
    await signIn(page, await register(site, { language }))
    const course = await askApi<CourseDetail>(page, 'GET', `/api/courses/${invited}?lang=${language}`)
    await page.goto(paths.course(invited))
    await page.getByText(say('enrol.invite'), { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: say('enrol.do') }).count()).toBe(0)

    await page.goto(paths.lesson(invited, course.sections[0]?.lessons[0]?.slug ?? ''))
    await page.getByRole('heading', { level: 1, name: say('refused.invite.title') }).waitFor()
    await page.getByText(say('refused.invite.text', { course: course.article.title })).waitFor()
    await page.getByRole('link', { name: say('finish.back') }).click()
    await page.getByRole('heading', { level: 1, name: course.article.title }).waitFor()
  })
})
