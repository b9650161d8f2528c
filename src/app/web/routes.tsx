import type { RouteObject } from 'react-router'
import { factsOf, fileNameOf, kindsWith, wholeKinds, type ContentKind } from '#content/kinds.ts'
import { requireSession } from '#features/identity/web/require-session.ts'
import { isFolder } from '#platform/page/words-of-folders.ts'
import { paths } from '#platform/paths.ts'
import { bringNotFound } from './error-content.tsx'
import { ErrorPage } from './error-page.tsx'
import { layout, page, type PageHandle, type RouteHandle } from './lazy-route.ts'
import { NotFoundContent } from './not-found-content.tsx'
import { Root, RootFallback } from './root.tsx'
import { bringTextParts } from './texts/brought-parts.ts'
import { partsOfTexts } from './texts/text-parts.tsx'

// Any page may follow, with a text or without, or none.
bringNotFound(NotFoundContent)
bringTextParts(partsOfTexts)

const readers: RouteHandle = { renderedBy: 'server', catalogues: [], scripts: 'on-intent' }
const previews: RouteHandle = {
  renderedBy: 'server',
  catalogues: ['further', 'account', 'practice', 'member', 'admin'],
  scripts: 'at-once',
}
const members: RouteHandle = {
  renderedBy: 'browser',
  catalogues: ['further', 'account', 'member'],
  scripts: 'at-once',
}
const administrators: RouteHandle = {
  renderedBy: 'browser',
  catalogues: ['further', 'account', 'member', 'admin'],
  scripts: 'at-once',
}
/** Who comes to one of these from a mail, from a sign-in elsewhere or by a reload is told what came of it. */
const wayIn: PageHandle = { scripts: 'when-addressed', ...says('identity') }
/** What they say that are led to from there. */
const furtherIn: PageHandle = {
  scripts: 'when-addressed',
  ...says('identity', 'features/identity/web/entrances'),
}
/** What is read there the server alone says, until something else is to be said or it is played. */
const played = (feature: 'replays' | 'order-books'): PageHandle => ({
  ...says(feature, 'app/web/pocket'),
  still: ['practice'],
})

/** Editors that need more than one feature. */
const itemPages: Partial<Record<ContentKind, string>> = { resource: 'app/web/resource-item-page' }

/** The table of contents of the site: one line per page; what every kind has is one line for all. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    HydrateFallback: RootFallback,
    ErrorBoundary: ErrorPage,
    children: [
      layout('app/web/layouts/public-layout', readers, [
        page(paths.home, 'app/web/home-page', says('courses', 'app/web/home')),
        page(paths.about, 'features/pages/web/about-page', says('pages')),
        page(paths.contact, 'features/contact/web/contact-page', says('contact', 'ui/states')),
        page(paths.login, 'features/identity/web/sign-in-page', wayIn),
        page(paths.secondStep, 'features/identity/web/second-step-page', furtherIn),
        page(paths.register, 'features/identity/web/register-page', furtherIn),
        page(paths.verifyEmail, 'features/identity/web/verify-email-page', furtherIn),
        page(paths.forgotPassword, 'features/identity/web/forgot-password-page', furtherIn),
        page(paths.resetPassword, 'features/identity/web/reset-password-page', furtherIn),
        page(paths.blogs, 'features/blogs/web/blog-list-page', says('blogs', 'content/web/list')),
        page(
          paths.learn,
          'app/web/learn-list-page',
          says('learn', 'features/learn/web/list', 'app/web/pocket', 'courses', 'content/web/list'),
        ),
        page(
          paths.resources,
          'features/resources/web/list/resource-list-page',
          says('resources', 'features/resources/web/list', 'content/web/list'),
        ),
        page(paths.faq, 'features/faq/web/faq-page', says('faq', 'ui/states')),
        page(paths.glossary, 'features/glossary/web/glossary-page', says('glossary', 'content/web/list')),
        page(paths.practice, 'features/practice/web/practice-page', says('practice')),
        ...kindsWith('ownPage').flatMap(readersPage),
        page(paths.question(':id'), 'features/questions/web/question-page', says('questions')),
        page(paths.replay(':id'), 'features/replays/web/replay-page', played('replays')),
        page(paths.orderBook(':id'), 'features/order-books/web/order-book-page', played('order-books')),
        page(paths.certificate(':id'), 'features/certificates/web/certificate-page', says('certificates')),
        page(paths.unsubscribe(':token'), 'features/reviews/web/unsubscribe-page', says('reviews')),
        page(paths.search, 'features/search/web/list/search-page', says('features/search/web/list')),
        page(paths.tools, 'features/tools/web/tools-page', says('tools')),
        page(paths.tool(':id'), 'features/tools/web/tool-page', says('tools')),
        page(paths.offline, 'app/web/offline/offline-page', {
          ...says('app/web/offline'),
          scripts: 'when-kept',
        }),
        page('*', 'app/web/not-found-page'),
      ]),
      layout('app/web/layouts/preview-layout', previews, [
        page(paths.preview(':token'), 'app/web/preview-page'),
      ]),
      layout('app/web/layouts/standalone-layout', readers, [
        page(paths.privacyPolicy, 'features/pages/web/privacy-policy-page', says('pages')),
        page(paths.termsOfService, 'features/pages/web/terms-of-service-page', says('pages')),
        page(paths.disclaimer, 'features/pages/web/disclaimer-page', says('pages')),
      ]),
      {
        ...layout('app/web/layouts/user-layout', members, [
          page(paths.dashboard, 'app/web/saved/dashboard-page'),
          page(paths.reviews, 'app/web/reviews/reviews-page'),
          page(paths.notes, 'features/notes/web/my-notes-page'),
          page(paths.journal, 'app/web/journal/journal-page'),
          page(paths.dashboardBlogs, 'features/blogs/web/dashboard-blog-list-page'),
          page(paths.dashboardBlog(':id'), 'features/blogs/web/dashboard-blog-page'),
          page(paths.dashboardFaq, 'features/faq/web/dashboard-faq-page'),
          page(paths.courses, 'features/courses/web/course-list-page'),
          page(paths.course(':id'), 'features/courses/web/course-page'),
          page(paths.courseInvitation(':id', ':token'), 'features/courses/web/joining/invitation-page'),
          page(paths.lesson(':id', ':lessonId'), 'features/courses/web/lesson/lesson-page'),
          page(paths.certificates, 'features/certificates/web/member/my-certificates-page'),
          page(paths.quiz(':id', ':lessonId'), 'features/quizzes/web/quiz-page'),
          page(paths.quizAttempt(':attemptId'), 'app/web/quiz-attempt/attempt-page'),
          page(paths.profile, 'app/web/member/profile-page'),
        ]),
        middleware: [requireSession('user')],
      },
      {
        ...layout('app/web/layouts/admin-layout', administrators, [
          page(paths.admin.dashboard, 'features/dashboard/web/admin/admin-dashboard-page'),
          page(paths.admin.learning, 'features/dashboard/web/admin/learning/learning-page'),
          page(paths.admin.manageDashboard, 'features/dashboard/web/admin/manage-dashboard-page'),
          page(paths.admin.operator, 'features/dashboard/web/admin/operator/operator-page'),
          page(paths.admin.users, 'features/identity/web/admin/users-page'),
          page(paths.admin.auditLog, 'features/identity/web/admin/audit-log-page'),
          page(paths.admin.limits, 'features/dashboard/web/admin/limits-page'),
          page(paths.admin.webhooks, 'features/webhooks/web/admin/webhooks-page'),
          page(paths.admin.searchMisses, 'features/search/web/admin/search-misses-page'),
          page(paths.admin.messages, 'features/contact/web/admin/messages-page'),
          page(paths.admin.certificates, 'features/certificates/web/admin/certificates-admin-page'),
          page(paths.admin.media, 'desk/media/web/media-page'),
          page(paths.admin.tags, 'desk/collections/web/tags-page'),
          page(paths.admin.promises, 'desk/findings/web/promises-page'),
          page(paths.admin.preview(':id'), 'app/web/admin-preview-page', { catalogues: ['practice'] }),
          page(paths.admin.transfer, 'features/transfer/web/admin/archive/transfer-page'),
          page(paths.admin.transferForeign, 'features/transfer/web/admin/foreign/foreign-page'),
          page(paths.admin.transferTranslators, 'features/transfer/web/admin/translators/translators-page'),
          page(paths.admin.transferQuestions, 'features/transfer/web/admin/questions/questions-page'),
          page(paths.admin.translations, 'desk/translations/web/translations-page'),
          page(paths.admin.series, 'features/blogs/web/admin/series-page'),
          ...wholeKinds.flatMap(adminPages),
          page(paths.admin.courseMembers(':id'), 'features/courses/web/admin/members/course-members-page'),
          page(paths.admin.tracks, 'features/learn/web/admin/tracks-page'),
          page(paths.admin.quiz(':lessonId'), 'features/quizzes/web/admin/quiz-admin-page'),
          page(paths.admin.faqCategories, 'features/faq/web/admin/faq-categories-page'),
        ]),
        middleware: [requireSession('admin')],
      },
    ],
  },
]

/** What a public page says besides its frame: the words of a feature that it has for everybody, or of another folder. */
function says(...places: string[]): PageHandle {
  return { catalogues: places.map((place) => (isFolder(place) ? place : (`features/${place}` as const))) }
}

/** Where readers find one item of a kind: in its feature, named after the kind. The fixed pages have addresses of their own. */
function readersPage(kind: ContentKind): RouteObject[] {
  const { feature, list, readerPath } = factsOf(kind)
  return list
    ? [
        page(
          readerPath(':id', ''),
          `features/${feature}/web/${fileNameOf(kind)}-page`,
          says(feature, 'app/web/pocket'),
        ),
      ]
    : []
}

/** The table of a kind and the editor of one item: in its feature, named after its address and after the kind. */
function adminPages(kind: ContentKind): RouteObject[] {
  const { feature, adminPath } = factsOf(kind)
  const folder = `features/${feature}/web/admin`
  return [
    page(adminPath, `${folder}/${adminPath.split('/').at(-1)}-admin-page`),
    page(`${adminPath}/:id`, itemPages[kind] ?? `${folder}/${fileNameOf(kind)}-item-page`),
  ]
}
