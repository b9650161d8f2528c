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
import { revisionsApi } from '#desk/revisions/server/revisions-api.ts'
import { shareCardsApi } from '#features/share-cards/server/api.ts'
import { itemChangesApi } from '#desk/bulk/server/api.ts'
import { itemListApi } from '#desk/item-table/server/item-list-api.ts'
import { orderApi } from '#desk/item-table/server/order-api.ts'
import { teasersApi } from '#content/reading/server/teasers-api.ts'
import { tagsApi } from '#desk/collections/server/tags-api.ts'
import { translationsApi } from '#desk/translations/server/api.ts'
import { createArchiveExportsApi } from '#features/transfer/server/archive/archive-exports-api.ts'
import { createImportsApi } from '#features/transfer/server/imports/imports-api.ts'
import { createQuestionExportsApi } from '#features/transfer/server/questions/question-exports-api.ts'
import { translationExportsApi } from '#features/transfer/server/xliff/translation-exports-api.ts'
import { blogsApi } from '#features/blogs/server/api.ts'
import { chartsApi } from '#features/charts/server/api.ts'
import { certificatesAdminApi } from '#features/certificates/server/admin-api.ts'
import { createRevocationApi } from '#features/certificates/server/revocation-api.ts'
import { certificatesApi, createCertificatesApi } from '#features/certificates/server/api.ts'
import { certificateFilesApi } from '#features/certificates/server/files-api.ts'
import { badgesApi } from '#features/certificates/server/badge/api.ts'
import { createContactApi } from '#features/contact/server/api.ts'
import { createInboxApi } from '#features/contact/server/inbox/api.ts'
import { createPageQuestionsApi } from '#features/contact/server/page-questions/api.ts'
import { followName } from '#features/contact/server/page-questions/page-questions.ts'
import { coursesApi } from '#features/courses/server/api.ts'
import { lessonEditingApi } from '#features/courses/server/editing/api.ts'
import { createInvitationsApi } from '#features/courses/server/invitations/api.ts'
import { createLearnersApi } from '#features/courses/server/reports/api.ts'
import { dataSetsApi } from '#features/datasets/server/api.ts'
import { summariseSeries } from '#features/datasets/server/versions.ts'
import { createDashboardApi } from '#features/dashboard/server/api.ts'
import { createLimitsApi } from '#features/dashboard/server/limits-api.ts'
import { operatorApi } from '#features/dashboard/server/operator/api.ts'
import { faqApi } from '#features/faq/server/api.ts'
import { glossaryApi } from '#features/glossary/server/api.ts'
import { createQuestionsApi } from '#features/questions/server/api.ts'
import { createQuestionStatisticsApi } from '#features/questions/server/statistics/api.ts'
import { listItemAnswers } from '#features/quizzes/server/item-answers.ts'
import { createQuizAdminApi } from '#features/quizzes/server/admin-api.ts'
import { createAttemptsApi, createQuizzesApi } from '#features/quizzes/server/api.ts'
import { createAccessApi } from '#features/identity/server/access-api.ts'
import { createIdentityAdminApi } from '#features/identity/server/admin-api.ts'
import {
  findMailbox,
  findPersonByEmail,
  findVerifiedAddress,
  listEmails,
  markPresence,
} from '#features/identity/server/accounts/people.ts'
import { apiTokensApi } from '#features/identity/server/api-tokens/api.ts'
import { createIdentityApi } from '#features/identity/server/api.ts'
import { createAuthApi } from '#features/identity/server/auth-api.ts'
import { factorApi } from '#features/identity/server/factor-api.ts'
import { journalApi } from '#features/journal/server/api.ts'
import { sessionsApi } from '#features/identity/server/sessions/api.ts'
import { noteActivity } from '#features/identity/server/sessions/sessions.ts'
import type { Identity } from '#features/identity/server/identity.ts'
import { passkeyApi } from '#features/identity/server/passkey-api.ts'
import { createRedirectApi } from '#features/identity/server/redirect-api.ts'
import { acceptAtRegistration, isAskedLegal, listAcceptances } from '#features/legal/server/acceptances.ts'
import { createLegalApi } from '#features/legal/server/api.ts'
import { learnApi } from '#features/learn/server/api.ts'
import { createNotesApi } from '#features/notes/server/api.ts'
import { orderBooksApi } from '#features/order-books/server/api.ts'
import { createPagesApi } from '#features/pages/server/api.ts'
import { practiceApi } from '#features/practice/server/api.ts'
import { createPresenceApi } from '#features/presence/server/api.ts'
import { replaysApi } from '#features/replays/server/api.ts'
import { createResourcesApi } from '#features/resources/server/api.ts'
import { createReviewsApi, remindersApi } from '#features/reviews/server/api.ts'
import { savedApi } from '#features/saved/server/api.ts'
import { announceMessage } from '#features/webhooks/server/announce.ts'
import { webhooksApi } from '#features/webhooks/server/api.ts'
import { searchApi } from '#features/search/server/api.ts'
import { toolsApi } from '#features/tools/server/api.ts'
import { createRouter, type AppEnv } from '#platform/server/http/http.ts'
import { mountRouter, type OperationsOf } from '#platform/server/http/router.ts'
import { importPurposes } from './import-purposes.ts'
import { pocketApi } from './pocket/api.ts'
import { fillPage, fillPlaces } from './legal-places.ts'
import { listLimits } from './upkeep/limits.ts'
import { forgetters, personalData } from './upkeep/personal-data.ts'
import { reviewSources } from './learning/review-sources.ts'
import { findAskedPage } from './learning/asked-page.ts'
import { certificateSources } from './learning/certificate-sources.ts'
import { carriedSettings } from './carried-settings.ts'
import { dashboardSources } from './dashboards/dashboard-sources.ts'
import { questionBank } from './quizzes/question-bank.ts'
import { questionNeighbours } from './quizzes/question-neighbours.ts'
import { quizSources } from './quizzes/quiz-sources.ts'

/** What the accounts need of the legal texts. */
const legal = { acceptAtRegistration, isAskedLegal, listAcceptances }

/** One line per API. */
function createApi(identity: Identity) {
  return createRouter()
    .route('/', createAuthApi(legal))
    .route('/', createIdentityApi(identity, { exporters: personalData, forgetters, followName, legal }))
    .route('/', apiTokensApi)
    .route('/', sessionsApi)
    .route('/', createRedirectApi(identity, legal))
    .route('/', createAccessApi(identity))
    .route('/', factorApi)
    .route('/', passkeyApi)
    .route('/', createIdentityAdminApi(forgetters))
    .route('/', createPresenceApi({ markPresence, noteActivity }))
    .route('/', blogsApi)
    .route('/', learnApi)
    .route('/', practiceApi)
    .route('/', createResourcesApi({ summariseSeries }))
    .route('/', dataSetsApi)
    .route('/', faqApi)
    .route('/', glossaryApi)
    .route('/', createQuestionsApi(questionNeighbours))
    .route('/', chartsApi)
    .route('/', createQuestionStatisticsApi({ listItemAnswers }))
    .route('/', createPagesApi(fillPage))
    .route('/', orderBooksApi)
    .route('/', coursesApi)
    .route('/', createCertificatesApi(certificateSources))
    .route('/', certificatesApi)
    .route('/', certificateFilesApi)
    .route('/', certificatesAdminApi)
    .route('/', createRevocationApi({ findMailbox }))
    .route('/', badgesApi)
    .route('/', lessonEditingApi)
    .route('/', createInvitationsApi({ findPersonByEmail, listEmails }))
    .route('/', createQuizzesApi(quizSources))
    .route('/', createAttemptsApi(quizSources))
    .route('/', createQuizAdminApi(quizSources))
    .route('/', createReviewsApi(reviewSources))
    .route('/', remindersApi)
    .route('/', savedApi)
    .route('/', createNotesApi({ findPage: findAskedPage }))
    .route('/', journalApi)
    .route('/', createContactApi({ findVerifiedAddress, announceMessage }))
    .route('/', createInboxApi({ listEmails }))
    .route('/', createPageQuestionsApi({ findPage: findAskedPage, listEmails, announceMessage }))
    .route('/', createDashboardApi(dashboardSources))
    .route('/', createLearnersApi({ findPersonByEmail, listEmails }))
    .route('/', createLimitsApi(listLimits))
    .route('/', operatorApi)
    .route('/', createLegalApi(fillPlaces))
    .route('/', webhooksApi)
    .route('/', searchApi)
    .route('/', toolsApi)
    .route('/', contentApi)
    .route('/', itemEditorsApi)
    .route('/', readMarksApi)
    .route('/', teasersApi)
    .route('/', pocketApi)
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
    .route('/', createQuestionExportsApi(questionBank))
    .route('/', createImportsApi(importPurposes))
    .route('/', replaysApi)
}

declare module '#platform/api-operations.ts' {
  // Tells the client, by types alone, what can be asked.
  interface ApiOperations extends OperationsOf<ReturnType<typeof createApi>> {}
}

export function mountApi(app: OpenAPIHono<AppEnv>, identity: Identity): void {
  app.get('/api', (c) => c.redirect('/api/docs'))
  mountRouter(app, createApi(identity))
}
