import type { Page } from 'playwright-core'
import type { CardPage, Collection, Item } from '#content/contract.ts'
import { factsOf, wholeKinds } from '#content/kinds.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import type { NewPreviewLink } from '#desk/preview/contract.ts'
import { paths } from '#platform/paths.ts'
import { askApi } from './accounts.ts'

export const waysIn = [
  paths.login,
  paths.secondStep,
  paths.register,
  paths.verifyEmail,
  paths.forgotPassword,
  paths.resetPassword,
]

export const publicPages = [
  paths.home,
  paths.about,
  paths.contact,
  ...waysIn,
  paths.blogs,
  paths.blog('what-the-esx-means-for-small-savers'),
  paths.learn,
  paths.learnItem('what-is-a-market'),
  paths.resources,
  paths.resource('scam-checklist'),
  paths.faq,
  paths.glossary,
  paths.term('bond'),
  paths.question('lp-profit-at-a-worse-rate'),
  paths.orderBook('buy-without-running-after-the-price'),
  paths.practice,
  paths.replay('uptrend-with-patience'),
  paths.tools,
  paths.tool('position-size'),
  paths.tool('scam-check'),
  paths.search,
  `${paths.search}?q=scam`,
  paths.offline,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.disclaimer,
]

export const memberPages = [
  paths.dashboard,
  paths.profile,
  paths.courses,
  paths.certificates,
  paths.reviews,
  paths.notes,
  paths.journal,
  paths.course('trading-foundations'),
  paths.lesson('trading-foundations', 'trading-foundations-what-trading-is-and-is-not'),
  paths.dashboardBlogs,
  paths.dashboardBlog('what-the-esx-means-for-small-savers'),
  paths.dashboardFaq,
]

/** The pages of the admin area that have an address of their own. */
export const adminPages = Object.values(paths.admin).filter((path) => typeof path === 'string')

/** The editor of one item of each kind, as an administrator finds them, and a preview. */
export async function findEditorPages(admin: Page): Promise<string[]> {
  const ids = wholeKinds.map(async (kind) => {
    const { items } = await askApi<CardPage>(admin, 'GET', `/api/admin/items?kind=${kind}`)
    const id = items[0]?.id ?? 'none'
    const editor = `${factsOf(kind).adminPath}/${id}`
    return kind === 'learn' ? [editor, paths.admin.preview(id)] : [editor]
  })
  return (await Promise.all(ids)).flat()
}

const [course, lesson] = ['ethiopian-markets', 'ethiopian-markets-final-quiz'] as const

export const finalQuiz = paths.quiz(course, lesson)

/** Pages of the members' area that stand only where a member has begun something: a quiz, and an attempt at it. */
export async function makeMemberPages(member: Page): Promise<string[]> {
  await askApi(member, 'PUT', `/api/courses/${course}/enrolment`)
  const attempt = `/api/courses/${course}/lessons/${lesson}/quiz/open-attempt`
  const { id } = await askApi<{ id: string }>(member, 'PUT', attempt)
  return [finalQuiz, paths.quizAttempt(id)]
}

/** Pages of the admin area about the learners of one course and its quiz. */
export async function findCoursePages(admin: Page): Promise<string[]> {
  const course = await askApi<CourseDetail>(admin, 'GET', '/api/courses/ethiopian-markets')
  const quiz = course.sections
    .flatMap(({ lessons }) => lessons)
    .find(({ lessonKind }) => lessonKind === 'quiz')
  return [paths.admin.courseMembers(course.article.id), paths.admin.quiz(quiz?.id ?? 'none')]
}

/** Public pages that stand only where an administrator made something: a series of posts, drafts behind a secret link. */
export async function makePublicPages(admin: Page): Promise<string[]> {
  const { items } = await askApi<CardPage>(admin, 'GET', '/api/admin/items?kind=blog&state=published')
  const id = items[0]?.id ?? 'none'
  const series = await askApi<Collection>(admin, 'POST', '/api/admin/collections', {
    kind: 'series',
    titleEn: 'What a trade costs',
    titleAm: 'ግብይት የሚያስወጣው',
  })
  const { version } = await askApi<Item>(admin, 'GET', `/api/admin/items/${id}`)
  await askApi(admin, 'PATCH', `/api/admin/items/${id}`, { version, collectionId: series.id })
  const link = await askApi<NewPreviewLink>(admin, 'POST', `/api/admin/items/${id}/preview-links`, {
    name: 'Almaz',
  })
  return [`${paths.blogs}?series=${series.slug}`, link.path]
}
