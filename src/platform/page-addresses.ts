export const home = '/'
export const about = '/about'
export const contact = '/contact'
export const login = '/login'
/** Where a sign-in goes on whose account has a second step. */
export const secondStep = '/second-step'
export const register = '/register'
export const verifyEmail = '/verify-email'
export const forgotPassword = '/forgot-password'
export const resetPassword = '/reset-password'
export const blogs = '/blogs'
export const blog = (id: string) => `/blogs/${id}`
export const learn = '/learn'
export const learnItem = (id: string) => `/learn/${id}`
export const resources = '/resources'
export const resource = (id: string) => `/resources/${id}`
export const resourceFile = (id: string) => `/resources/${id}/download`
export const faq = '/faq'
export const glossary = '/glossary'
export const term = (id: string) => `/glossary/${id}`
/** What can be tried: markets to practise on. */
export const practice = '/practice'
export const question = (id: string) => `/questions/${id}`
/** A market bar by bar. */
export const replay = (id: string) => `/practice/replay/${id}`
/** One exercise at an order book. */
export const orderBook = (id: string) => `/practice/order-book/${id}`
/** Of posts, or of another kind under the name of its list. */
export const feed = (language: string, list?: string) => `/feeds/${list ? `${list}/` : ''}${language}.xml`
export const search = '/search'
export const tools = '/tools'
/** A calculator, or the scam check. */
export const tool = (id: string) => `/tools/${id}`
/** What this device keeps of the site, and what stands in for a page while there is no connection. */
export const offline = '/offline'
export const privacyPolicy = '/privacy-policy'
export const termsOfService = '/terms-of-service'
export const disclaimer = '/disclaimer'
/** The drafts of an item, for whoever has the secret link. */
export const preview = (token: string) => `/preview/${token}`
/** The end of reminders, for whoever has the address from one of them. */
export const unsubscribe = (token: string) => `/unsubscribe/${token}`
export const dashboard = '/dashboard'
/** What was missed comes back here. */
export const reviews = '/dashboard/practice'
/** A member's own. */
export const notes = '/dashboard/notes'
export const journal = '/journal'
export const dashboardBlogs = '/dashboard/blogs'
export const dashboardBlog = (id: string) => `/dashboard/blogs/${id}`
export const dashboardFaq = '/dashboard/faq'
export const profile = '/profile'
export const courses = '/courses'
export const course = (id: string) => `/courses/${id}`
export const courseInvitation = (course: string, token: string) => `/courses/${course}/invitation/${token}`
export const lesson = (course: string, lesson: string) => `/courses/${course}/lessons/${lesson}`
/** A member's own. */
export const certificates = '/certificates'
/** What everybody sees who has the address. */
export const certificate = (id: string) => `/certificates/${id}`
export const quiz = (course: string, lesson: string) => `/courses/${course}/lessons/${lesson}/quiz`
export const quizAttempt = (id: string) => `/quiz-attempts/${id}`
export const admin = {
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
} as const
