import type { OpenAPIHono } from '@hono/zod-openapi'
import { contentApi } from '#content/server/api.ts'
import { collectionsApi } from '#content/server/collections-api.ts'
import { mediaApi } from '#content/server/media/api.ts'
import { revisionsApi } from '#content/server/revisions-api.ts'
import { foreignImportsApi } from '#content/server/transfer/foreign/api.ts'
import { uploadsApi } from '#content/server/transfer/uploads-api.ts'
import { translationFilesApi } from '#content/server/transfer/xliff/api.ts'
import { blogsApi } from '#features/blogs/server/api.ts'
import { contactApi } from '#features/contact/server/api.ts'
import { exportContactMessages } from '#features/contact/server/messages.ts'
import { coursesApi } from '#features/courses/server/api.ts'
import { findContinuedCourse, listMyCourses } from '#features/courses/server/courses.ts'
import { exportCourses } from '#features/courses/server/personal-data.ts'
import { createDashboardApi } from '#features/dashboard/server/api.ts'
import { faqApi } from '#features/faq/server/api.ts'
import { identityAdminApi } from '#features/identity/server/admin-api.ts'
import { createIdentityApi } from '#features/identity/server/api.ts'
import { createAuthApi } from '#features/identity/server/auth-api.ts'
import type { Identity } from '#features/identity/server/identity.ts'
import { learnApi } from '#features/learn/server/api.ts'
import { pagesApi } from '#features/pages/server/api.ts'
import { presenceApi } from '#features/presence/server/api.ts'
import { resourcesApi } from '#features/resources/server/api.ts'
import { savedApi } from '#features/saved/server/api.ts'
import { exportSaved, listSaved } from '#features/saved/server/saved.ts'
import { searchApi } from '#features/search/server/api.ts'
import type { AppEnv } from '#platform/server/http.ts'

/** One line per API. */
export function mountApi(app: OpenAPIHono<AppEnv>, identity: Identity): void {
  app.get('/api', (c) => c.redirect('/api/docs'))
  app.route('/', createAuthApi(identity))
  const exporters = { courses: exportCourses, saved: exportSaved, contact: exportContactMessages }
  app.route('/', createIdentityApi(identity, exporters))
  app.route('/', identityAdminApi)
  app.route('/', presenceApi)
  app.route('/', blogsApi)
  app.route('/', learnApi)
  app.route('/', resourcesApi)
  app.route('/', faqApi)
  app.route('/', pagesApi)
  app.route('/', coursesApi)
  app.route('/', savedApi)
  app.route('/', contactApi)
  app.route('/', createDashboardApi({ listMyCourses, findContinuedCourse, listSaved }))
  app.route('/', searchApi)
  app.route('/', contentApi)
  app.route('/', revisionsApi)
  app.route('/', collectionsApi)
  app.route('/', mediaApi)
  app.route('/', uploadsApi)
  app.route('/', foreignImportsApi)
  app.route('/', translationFilesApi)
}
