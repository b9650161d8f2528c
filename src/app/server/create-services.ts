import { mkdirSync } from 'node:fs'
import { withKeptSecret, type Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/metrics.ts'
import { openTracing } from '#platform/server/tracing/tracing.ts'
import { createScanner } from '#platform/server/scanning/scanner.ts'
import { createStorage } from '#platform/server/storage/create-storage.ts'
import { people } from '#features/identity/server/accounts/people.ts'
import { keptTexts } from '#features/legal/server/kept-texts.ts'
import { registerPlaces } from '#content/reading/server/places.ts'
import { registerHeldRevisions } from '#content/editions/server/keep-revisions.ts'
import { registerKinds } from '#content/server/kind-rules.ts'
import { registerItemParts } from '#content/server/item-parts.ts'
import { registerHoldingSeries } from '#desk/item-table/server/holding-series.ts'
import { itemsHolding } from '#features/datasets/server/store.ts'
import { carriedSeries } from '#features/datasets/server/carried-series.ts'
import { issueCertificate } from '#features/certificates/server/issuing.ts'
import { registerCompletion } from '#features/courses/server/completion.ts'
import { listDrawnRevisions } from '#features/quizzes/server/drawing.ts'
import { findOpenLessons } from '#features/courses/server/searching/open-lessons.ts'
import { registerReadingMarks } from '#features/courses/server/watching/reading-marks.ts'
import { registerOpenParts } from '#features/search/server/readers/visible-documents.ts'
import { registerSitePages } from '#features/search/server/pages/site-pages.ts'
import { listToolPages } from '#features/tools/server/tools.ts'
import { hasReadEnd } from '#features/notes/server/places.ts'
import { announceCompletion, announceText } from '#features/webhooks/server/announce.ts'
import { registerPublicChanges } from '#content/records/server/public-changes.ts'
import { certificateSources } from './learning/certificate-sources.ts'
import { wirePractice } from './learning/practice.ts'
import { kindRules } from './kinds.ts'
import { places } from './pages/places.ts'
import { openDatabase } from './starting/open-database.ts'
import { addSiteSeries } from './upkeep/site-series.ts'
import { rememberDatabase } from './starting/forgotten-database.ts'

/** Opens what the process lives on: the database, brought up to date, and the file storage. */
export async function createServices(
  settings: Config,
  clock: () => number = Date.now,
  log = createLog(settings.logLevel),
): Promise<Services> {
  mkdirSync(settings.dataDir, { recursive: true })
  registerKinds(kindRules)
  registerPlaces(places)
  registerCompletion({
    onceCompleted: announceCompletion,
    finalised: (ctx, key) => issueCertificate(ctx, key, certificateSources),
  })
  registerReadingMarks({ hasReadEnd })
  wirePractice()
  registerPublicChanges(announceText)
  registerHeldRevisions(listDrawnRevisions)
  registerItemParts({ series: carriedSeries })
  registerHoldingSeries(itemsHolding)
  registerSitePages(listToolPages)
  registerOpenParts(findOpenLessons)
  const tracing = await openTracing(settings, log)
  const connection = await openDatabase(settings, log, tracing.onStatement)
  rememberDatabase(settings)
  // Only now: beside a database that never came, a secret would look like that of a site that has lost its own.
  const config = withKeptSecret(settings)
  const storage = createStorage(config, log)
  const metrics = createMetrics()
  addSiteSeries(metrics.registry, { connection, clock })
  const scanner = createScanner(config, { log, registry: metrics.registry })
  return { config, connection, log, clock, metrics, tracing, storage, scanner, people, keptTexts }
}
