/** Every page address of the site, in one place: routes are declared from these and links are made with them. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  login: '/login',
  /** Where a sign-in goes on whose account has a second step. */
  secondStep: '/second-step',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  blogs: '/blogs',
  blog: (id: string) => `/blogs/${id}`,
  learn: '/learn',
  learnItem: (id: string) => `/learn/${id}`,
  resources: '/resources',
  resource: (id: string) => `/resources/${id}`,
  faq: '/faq',
  glossary: '/glossary',
  term: (id: string) => `/glossary/${id}`,
  /** What can be tried: markets to practise on. */
  practice: '/practice',
  question: (id: string) => `/questions/${id}`,
  /** A market bar by bar. */
  replay: (id: string) => `/practice/replay/${id}`,
  /** One exercise at an order book. */
  orderBook: (id: string) => `/practice/order-book/${id}`,
  /** Of posts, or of another kind under the name of its list. */
  feed: (language: string, list?: string) => `/feeds/${list ? `${list}/` : ''}${language}.xml`,
  search: '/search',
  tools: '/tools',
  /** A calculator, or the scam check. */
  tool: (id: string) => `/tools/${id}`,
  /** What this device keeps of the site, and what stands in for a page while there is no connection. */
  offline: '/offline',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  disclaimer: '/disclaimer',
  /** The drafts of an item, for whoever has the secret link. */
  preview: (token: string) => `/preview/${token}`,
  /** The end of reminders, for whoever has the address from one of them. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  dashboard: '/dashboard',
  /** What was missed comes back here. */
  reviews: '/dashboard/practice',
  /** A member's own. */
  notes: '/dashboard/notes',
  journal: '/journal',
  dashboardBlogs: '/dashboard/blogs',
  dashboardBlog: (id: string) => `/dashboard/blogs/${id}`,
  dashboardFaq: '/dashboard/faq',
  profile: '/profile',
  courses: '/courses',
  course: (id: string) => `/courses/${id}`,
  courseInvitation: (course: string, token: string) => `/courses/${course}/invitation/${token}`,
  lesson: (course: string, lesson: string) => `/courses/${course}/lessons/${lesson}`,
  /** A member's own. */
  certificates: '/certificates',
  /** What everybody sees who has the address. */
  certificate: (id: string) => `/certificates/${id}`,
  quiz: (course: string, lesson: string) => `/courses/${course}/lessons/${lesson}/quiz`,
  quizAttempt: (id: string) => `/quiz-attempts/${id}`,
  admin: {
    dashboard: '/admin/dashboard',
    /** How learning goes in the courses. */
    learning: '/admin/dashboard/learning',
    users: '/admin/users',
    blogs: '/admin/blogs',
    learn: '/admin/learn',
    tracks: '/admin/learn/tracks',
    courses: '/admin/courses',
    courseMembers: (id: string) => `/admin/courses/${id}/members`,
    resources: '/admin/resources',
    faq: '/admin/faq',
    faqCategories: '/admin/faq/categories',
    terms: '/admin/terms',
    questions: '/admin/questions',
    orderBooks: '/admin/order-books',
    quiz: (lesson: string) => `/admin/quizzes/${lesson}`,
    tags: '/admin/tags',
    series: '/admin/series',
    translations: '/admin/translations',
    pages: '/admin/pages',
    replays: '/admin/replays',
    media: '/admin/media',
    messages: '/admin/messages',
    certificates: '/admin/certificates',
    searchMisses: '/admin/search-misses',
    auditLog: '/admin/audit-log',
    limits: '/admin/limits',
    webhooks: '/admin/webhooks',
    manageDashboard: '/admin/manage-dashboard',
    operator: '/admin/operator',
    promises: '/admin/promises',
    preview: (id: string) => `/admin/preview/${id}`,
    transfer: '/admin/transfer',
    transferForeign: '/admin/transfer/foreign',
    transferTranslators: '/admin/transfer/translators',
    transferQuestions: '/admin/transfer/questions',
    item: (kindPath: string, id: string) => `/admin/${kindPath}/${id}`,
  },
} as const

/** The name under which the page that was wanted travels in the address of an entrance. */
export const wantedParameter = 'to'

/** Pages on the way in. */
export type Entrance = '/login' | '/register' | '/forgot-password' | '/second-step'

/** The page to sign in or to register on, from which the way leads back to `wanted`. */
export function entranceTo(wanted: string, entrance: Entrance = paths.login): string {
  return `${entrance}?${new URLSearchParams({ [wantedParameter]: wanted })}`
}

/** The address with `?lang`, before its anchor. One that names a language already keeps it. */
export function withLanguage(to: string, language: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  const search = new URLSearchParams(query)
  if (!search.has('lang')) search.set('lang', language)
  return `${path}?${search}${hash}`
}

/** A path on this site that is safe to go to after signing in: one leading slash, no host, no backslash. Anything else gives `fallback`. */
export function sameSitePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return fallback
  return wanted
}
