import type { OpenAPIHono } from '@hono/zod-openapi'
import { contentApi } from '#desk/item/server/items-api.ts'
import { collectionsApi } from '#desk/collections/server/collections-api.ts'
import { findingsApi } from '#desk/findings/server/api.ts'
import { itemEditorsApi } from '#desk/item-editors/server/item-editors-api.ts'
import { itemNamesApi } from '#desk/item-table/server/item-names-api.ts'
import { mediaApi } from '#desk/media/server/api.ts'
import { plansApi } from '#desk/plans/server/plans-api.ts'
import { createPreviewApi } from '#desk/preview/server/api.ts'
import { readMarksApi } from '#content/read-marks/server/api.ts'
import { exportReadMarks } from '#content/read-marks/server/read-marks.ts'
import { revisionsApi } from '#desk/revisions/server/revisions-api.ts'
import { shareCardsApi } from '#content/share-cards/server/api.ts'
import { itemChangesApi } from '#desk/bulk/server/api.ts'
import { itemListApi } from '#desk/item-table/server/item-list-api.ts'
import { orderApi } from '#desk/item-table/server/order-api.ts'
import { teasersApi } from '#content/reading/server/teasers-api.ts'
import { tagsApi } from '#desk/collections/server/tags-api.ts'
import { translationsApi } from '#desk/translations/server/api.ts'
import { createArchiveApi } from '#features/transfer/server/archive/api.ts'
import { foreignImportsApi } from '#features/transfer/server/foreign/api.ts'
import { uploadsApi } from '#features/transfer/server/uploads-api.ts'
import { translationFilesApi } from '#features/transfer/server/xliff/api.ts'
import { blogsApi } from '#features/blogs/server/api.ts'
import { contactApi } from '#features/contact/server/api.ts'
import { exportContactMessages } from '#features/contact/server/messages.ts'
import { coursesApi } from '#features/courses/server/api.ts'
import { findContinuedCourse, listMyCourses } from '#features/courses/server/courses.ts'
import { exportCourses } from '#features/courses/server/personal-data.ts'
import { createDashboardApi } from '#features/dashboard/server/api.ts'
import { createLimitsApi } from '#features/dashboard/server/limits-api.ts'
import { operatorApi } from '#features/dashboard/server/operator/api.ts'
import { fillLegalText } from '#features/dashboard/server/operator/legal-text.ts'
import { faqApi } from '#features/faq/server/api.ts'
import { glossaryApi } from '#features/glossary/server/api.ts'
import { createAccessApi } from '#features/identity/server/access-api.ts'
import { identityAdminApi } from '#features/identity/server/admin-api.ts'
import { createIdentityApi } from '#features/identity/server/api.ts'
import { createAuthApi } from '#features/identity/server/auth-api.ts'
import type { Identity } from '#features/identity/server/identity.ts'
import { learnApi } from '#features/learn/server/api.ts'
import { listTracksBegun } from '#features/learn/server/tracks-begun.ts'
import { createPagesApi } from '#features/pages/server/api.ts'
import { presenceApi } from '#features/presence/server/api.ts'
import { resourcesApi } from '#features/resources/server/api.ts'
import { savedApi } from '#features/saved/server/api.ts'
import { exportSaved, listSaved, listSavedIds } from '#features/saved/server/saved.ts'
import { searchApi } from '#features/search/server/api.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http/http.ts'
import { keptFiguresOf } from './upkeep/kept-figures.ts'
import { listLimits } from './upkeep/limits.ts'
import { carriedSettings } from './carried-settings.ts'

/** One line per API. */
export function mountApi(app: OpenAPIHono<AppEnv>, identity: Identity): void {
  app.get('/api', (c) => c.redirect('/api/docs'))
  app.route('/', createAuthApi(identity))
  const exporters = {
    courses: exportCourses,
    read: exportReadMarks,
    saved: exportSaved,
    contact: exportContactMessages,
  }
  app.route('/', createIdentityApi(identity, exporters))
  app.route('/', createAccessApi(identity))
  app.route('/', identityAdminApi)
  app.route('/', presenceApi)
  app.route('/', blogsApi)
  app.route('/', learnApi)
  app.route('/', resourcesApi)
  app.route('/', faqApi)
  app.route('/', glossaryApi)
  app.route('/', createPagesApi(fillPlaces))
  app.route('/', coursesApi)
  app.route('/', savedApi)
  app.route('/', contactApi)
  app.route(
    '/',
    createDashboardApi({ listMyCourses, findContinuedCourse, listTracksBegun, listSavedIds, listSaved }),
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
