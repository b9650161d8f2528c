import type { OpenAPIHono } from '@hono/zod-openapi'
import { contentApi } from '#content/server/api.ts'
import { collectionsApi } from '#content/server/collections-api.ts'
import { findingsApi } from '#content/server/findings/api.ts'
import { itemEditorsApi } from '#content/server/item-editors-api.ts'
import { itemNamesApi } from '#content/server/item-names-api.ts'
import { mediaApi } from '#content/server/media/api.ts'
import { plansApi } from '#content/server/plans-api.ts'
import { createPreviewApi } from '#content/server/preview/api.ts'
import { readMarksApi } from '#content/server/read-marks/api.ts'
import { exportReadMarks } from '#content/server/read-marks/read-marks.ts'
import { revisionsApi } from '#content/server/revisions-api.ts'
import { shareCardsApi } from '#content/server/share-cards/api.ts'
import { itemChangesApi } from '#content/server/item-changes/api.ts'
import { itemListApi } from '#content/server/item-list-api.ts'
import { orderApi } from '#content/server/order-api.ts'
import { teasersApi } from '#content/server/teasers-api.ts'
import { tagsApi } from '#content/server/tags-api.ts'
import { translationsApi } from '#content/server/translations/api.ts'
import { createArchiveApi } from '#content/server/transfer/archive/api.ts'
import { foreignImportsApi } from '#content/server/transfer/foreign/api.ts'
import { uploadsApi } from '#content/server/transfer/uploads-api.ts'
import { translationFilesApi } from '#content/server/transfer/xliff/api.ts'
import { blogsApi } from '#features/blogs/server/api.ts'
import { createContactApi } from '#features/contact/server/api.ts'
import { exportContactMessages } from '#features/contact/server/messages.ts'
import { coursesApi } from '#features/courses/server/api.ts'
import { findContinuedCourse, listMyCourses } from '#features/courses/server/courses.ts'
import { exportCourses } from '#features/courses/server/personal-data.ts'
import { createDashboardApi } from '#features/dashboard/server/api.ts'
import { createLimitsApi } from '#features/dashboard/server/limits-api.ts'
import { operatorApi } from '#features/dashboard/server/operator/api.ts'
import { fillLegalText } from '#features/dashboard/server/operator/legal-text.ts'
import { faqApi } from '#features/faq/server/api.ts'
import { createAccessApi } from '#features/identity/server/access-api.ts'
import { identityAdminApi } from '#features/identity/server/admin-api.ts'
import { countPeople, findVerifiedAddress, markPresence } from '#features/identity/server/accounts/people.ts'
import { listLatestEvents } from '#features/identity/server/admin/audit-log.ts'
import { createIdentityApi } from '#features/identity/server/api.ts'
import { authApi } from '#features/identity/server/auth-api.ts'
import { noteActivity } from '#features/identity/server/sessions/sessions.ts'
import type { Identity } from '#features/identity/server/identity.ts'
import { createRedirectApi } from '#features/identity/server/redirect-api.ts'
import { learnApi } from '#features/learn/server/api.ts'
import { listTracksBegun } from '#features/learn/server/tracks-begun.ts'
import { createPagesApi } from '#features/pages/server/api.ts'
import { createPresenceApi } from '#features/presence/server/api.ts'
import { resourcesApi } from '#features/resources/server/api.ts'
import { savedApi } from '#features/saved/server/api.ts'
import { exportSaved, listSaved, listSavedIds } from '#features/saved/server/saved.ts'
import { searchApi } from '#features/search/server/api.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { keptFiguresOf } from './kept-figures.ts'
import { listLimits } from './limits.ts'
import { carriedSettings } from './carried-settings.ts'

/** One line per API. */
export function mountApi(app: OpenAPIHono<AppEnv>, identity: Identity): void {
  app.get('/api', (c) => c.redirect('/api/docs'))
  app.route('/', authApi)
  const exporters = {
    courses: exportCourses,
    read: exportReadMarks,
    saved: exportSaved,
    contact: exportContactMessages,
  }
  app.route('/', createIdentityApi(identity, exporters))
  app.route('/', createRedirectApi(identity))
  app.route('/', createAccessApi(identity))
  app.route('/', identityAdminApi)
  app.route('/', createPresenceApi({ markPresence, noteActivity }))
  app.route('/', blogsApi)
  app.route('/', learnApi)
  app.route('/', resourcesApi)
  app.route('/', faqApi)
  app.route('/', createPagesApi(fillPlaces))
  app.route('/', coursesApi)
  app.route('/', savedApi)
  app.route('/', createContactApi({ findVerifiedAddress }))
  app.route(
    '/',
    createDashboardApi({
      listMyCourses,
      findContinuedCourse,
      listTracksBegun,
      listSavedIds,
      listSaved,
      countPeople,
      listLatestEvents,
    }),
  )
  app.route('/', createLimitsApi(listLimits))
  app.route('/', operatorApi)
  app.route('/', searchApi)
  app.route('/', contentApi)
  app.route('/', itemEditorsApi)
  app.route('/', readMarksApi)
  app.route('/', teasersApi)
  app.route('/', itemNamesApi)
  app.route('/', itemListApi)
  app.route('/', itemChangesApi)
  app.route('/', revisionsApi)
  app.route('/', plansApi)
  app.route('/', createPreviewApi(fillPlaces))
  app.route('/', findingsApi)
  app.route('/', collectionsApi)
  app.route('/', tagsApi)
  app.route('/', orderApi)
  app.route('/', translationsApi)
  app.route('/', mediaApi)
  app.route('/', shareCardsApi)
  app.route('/', createArchiveApi(carriedSettings))
  app.route('/', uploadsApi)
  app.route('/', foreignImportsApi)
  app.route('/', translationFilesApi)
}

/** What a page says of the operator and of how long things are kept, for its readers and in its previews. */
function fillPlaces(ctx: Context, text: { html: string; language: Language }): Promise<string> {
  return fillLegalText(ctx, text, keptFiguresOf(ctx.config))
}
