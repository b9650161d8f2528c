import type { OpenAPIHono } from '@hono/zod-openapi'
import { contentApi } from '#desk/item/server/items-api.ts'
import { collectionsApi } from '#desk/collections/server/collections-api.ts'
import { findingsApi } from '#desk/findings/server/api.ts'
import { itemEditorsApi } from '#desk/item-editors/server/item-editors-api.ts'
import { itemNamesApi } from '#desk/item-table/server/item-names-api.ts'
import { mediaApi } from '#desk/media/server/api.ts'
import { schedulesApi } from '#desk/schedules/server/schedules-api.ts'
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
import { createArchiveExportsApi } from '#features/transfer/server/archive/archive-exports-api.ts'
import { createArchivePurpose } from '#features/transfer/server/archive/import/archive-purpose.ts'
import { foreignPurpose } from '#features/transfer/server/foreign/foreign-purpose.ts'
import { createImportsApi } from '#features/transfer/server/imports/imports-api.ts'
import { translationExportsApi } from '#features/transfer/server/xliff/translation-exports-api.ts'
import { translationPurpose } from '#features/transfer/server/xliff/translation-purpose.ts'
import { blogsApi } from '#features/blogs/server/api.ts'
import { createContactApi } from '#features/contact/server/api.ts'
import { countNewMessages, exportContactMessages } from '#features/contact/server/messages.ts'
import { coursesApi } from '#features/courses/server/api.ts'
import { findContinuedCourse, listMyCourses } from '#features/courses/server/courses.ts'
import { readFunnel } from '#features/courses/server/funnel.ts'
import { exportCourses } from '#features/courses/server/personal-data.ts'
import { createDashboardApi } from '#features/dashboard/server/api.ts'
import { createLimitsApi } from '#features/dashboard/server/limits-api.ts'
import { operatorApi } from '#features/dashboard/server/operator/api.ts'
import { fillLegalText } from '#features/dashboard/server/operator/legal-text.ts'
import { faqApi } from '#features/faq/server/api.ts'
import { glossaryApi } from '#features/glossary/server/api.ts'
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
import { createRouter, type AppEnv } from '#platform/server/http/http.ts'
import { mountRouter, type OperationsOf } from '#platform/server/http/router.ts'
import { keptFiguresOf } from './upkeep/kept-figures.ts'
import { listLimits } from './upkeep/limits.ts'
import { carriedSettings } from './carried-settings.ts'

/** One line per API. */
function createApi(identity: Identity) {
  const exporters = {
    courses: exportCourses,
    read: exportReadMarks,
    saved: exportSaved,
    contact: exportContactMessages,
  }
  return createRouter()
    .route('/', authApi)
    .route('/', createIdentityApi(identity, exporters))
    .route('/', createRedirectApi(identity))
    .route('/', createAccessApi(identity))
    .route('/', identityAdminApi)
    .route('/', createPresenceApi({ markPresence, noteActivity }))
    .route('/', blogsApi)
    .route('/', learnApi)
    .route('/', resourcesApi)
    .route('/', faqApi)
    .route('/', glossaryApi)
    .route('/', createPagesApi(fillPlaces))
    .route('/', coursesApi)
    .route('/', savedApi)
    .route('/', createContactApi({ findVerifiedAddress }))
    .route(
      '/',
      createDashboardApi({
        listMyCourses,
        findContinuedCourse,
        listTracksBegun,
        listSavedIds,
        listSaved,
        countPeople,
        listLatestEvents,
        countNewMessages,
        readFunnel,
      }),
    )
    .route('/', createLimitsApi(listLimits))
    .route('/', operatorApi)
    .route('/', searchApi)
    .route('/', contentApi)
    .route('/', itemEditorsApi)
    .route('/', readMarksApi)
    .route('/', teasersApi)
    .route('/', itemNamesApi)
    .route('/', itemListApi)
    .route('/', itemChangesApi)
    .route('/', revisionsApi)
    .route('/', schedulesApi)
    .route('/', createPreviewApi(fillPlaces))
    .route('/', findingsApi)
    .route('/', collectionsApi)
    .route('/', tagsApi)
    .route('/', orderApi)
    .route('/', translationsApi)
    .route('/', mediaApi)
    .route('/', shareCardsApi)
    .route('/', createArchiveExportsApi(carriedSettings))
    .route('/', translationExportsApi)
    .route(
      '/',
      createImportsApi({
        archive: createArchivePurpose(carriedSettings),
        foreign: foreignPurpose,
        translation: translationPurpose,
      }),
    )
}

declare module '#platform/api-operations.ts' {
  // Tells the client, by types alone, what can be asked.
  interface ApiOperations extends OperationsOf<ReturnType<typeof createApi>> {}
}

export function mountApi(app: OpenAPIHono<AppEnv>, identity: Identity): void {
  app.get('/api', (c) => c.redirect('/api/docs'))
  mountRouter(app, createApi(identity))
}

/** What a page says of the operator and of how long things are kept, for its readers and in its previews. */
function fillPlaces(ctx: Context, text: { html: string; language: Language }): Promise<string> {
  return fillLegalText(ctx, text, keptFiguresOf(ctx.config))
}
