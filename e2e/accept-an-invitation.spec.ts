import { afterAll, describe, expect, test } from 'vitest'
import type { Item } from '#content/contract.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { askApi, findAdmin, newAccount, register, signIn } from './support/accounts.ts'
import { eventually } from './support/eventually.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'
import { textsIn } from './support/texts.ts'

const site = await startSite()
afterAll(() => site.stop())

const slug = 'risk-and-money-management'

test('an administrator lets people into a course by invitation alone', async () => {
  const page = await openPage(site)
  await signIn(page, await findAdmin(site))
  const { article } = await askApi<CourseDetail>(page, 'GET', `/api/courses/${slug}`)
  const item = await askApi<Item>(page, 'GET', `/api/admin/items/${article.id}`)
  await askApi(page, 'PATCH', `/api/admin/items/${item.id}`, {
    version: item.version,
    details: { ...item.details, enrolment: 'invite' },
  })
})

describe.each(languages)('in %s', (language) => {
  const texts = textsIn(language)
  const say = (key: string, values?: Record<string, string | number>) => texts('courses.member', key, values)
  const admin = (key: string, values?: Record<string, string | number>) => texts('courses.admin', key, values)

  test('a link that an administrator made leads a new member through registering into the course', async () => {
    const desk = await openPage(site, { language })
    await signIn(desk, await findAdmin(site))
    const course = await askApi<CourseDetail>(desk, 'GET', `/api/courses/${slug}?lang=${language}`)
    const { id, title } = course.article
    await desk.goto(paths.admin.item('courses', id))
    await desk.getByRole('link', { name: admin('members') }).click()
    await desk.getByRole('heading', { level: 1, name: admin('members.of', { title }) }).waitFor()
    await desk.getByRole('button', { name: admin('link.make') }).click()
    const link = await desk.getByLabel(admin('link.title'), { exact: true }).inputValue()
    await checkAccessibility(desk)

    const page = await openPage(site, {
      language,
      viewport: { width: 360, height: 740 },
      // Where they stopped may be told only when they are no longer in the course.
      allow: [/403.*\/api\/reading-places\//],
    })
    await page.goto(link)
    await page.waitForURL(`**${paths.login}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: texts('identity', 'register.title'), exact: true })
      .click()
    const account = newAccount(language)
    for (const [key, value] of [
      ['field.nameLabel', account.displayName],
      ['field.emailLabel', account.email],
      ['field.passwordLabel', account.password],
    ] as const)
      await page.getByLabel(texts('identity', key), { exact: true }).fill(value)
    await page.getByRole('button', { name: texts('identity', 'register.button'), exact: true }).click()

    await page.getByRole('heading', { level: 1, name: say('invitation.title', { course: title }) }).waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: say('invitation.accept') }).click()
    await page.waitForURL(`**${paths.course(slug)}`)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    await page.getByRole('link', { name: say('go.start') }).click()
    await page.getByRole('button', { name: say('lesson.complete'), exact: true }).click()
    await page.getByText(say('lesson.completed'), { exact: true }).first().waitFor()

    await desk.reload()
    const row = desk.getByRole('row').filter({ hasText: account.email })
    await row.getByText(admin('members.done', { done: 1, total: course.lessonCount })).waitFor()
    await row.getByRole('button', { name: admin('members.endNamed', { name: account.displayName }) }).click()
    await desk.getByText(admin('members.wasEnded')).waitFor()
    await page.goto(paths.course(slug))
    await page.getByText(say('enrol.invite'), { exact: true }).waitFor()
  })

  test('an e-mail brings a member to the course, once', async () => {
    const desk = await openPage(site, { language })
    await signIn(desk, await findAdmin(site))
    const { article } = await askApi<CourseDetail>(desk, 'GET', `/api/courses/${slug}?lang=${language}`)
    const reader = await register(site, { language })
    await desk.goto(paths.admin.courseMembers(article.id))
    await desk.getByLabel(admin('invite.emails'), { exact: true }).fill(`${reader.email}\n`)
    await desk.getByRole('button', { name: admin('invite.send') }).click()
    await desk.getByText(admin('invite.sent', { count: 1 })).waitFor()

    const mail = await eventually(
      () => site.mails(reader.email).find(({ link }) => link.includes('/invitation/')),
      'the invitation',
    )
    expect(/\p{Script=Ethiopic}/u.test(mail.subject)).toBe(language === 'am')
    const page = await openPage(site, { language })
    await signIn(page, reader)
    await page.goto(mail.link)
    await page.getByRole('button', { name: say('invitation.accept') }).click()
    await page.getByRole('heading', { level: 1, name: article.title }).waitFor()

    const other = await openPage(site, { language, allow: [/status of 404/] })
    await signIn(other, await register(site, { language }))
    await other.goto(mail.link)
    await other.getByRole('heading', { level: 1, name: say('invitation.gone.title') }).waitFor()
  })
})
