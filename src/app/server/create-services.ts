import { mkdirSync } from 'node:fs'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/metrics.ts'
import { openTracing } from '#platform/server/tracing/tracing.ts'
import { createStorage } from '#platform/server/storage/create-storage.ts'
import { people } from '#features/identity/server/accounts/people.ts'
import { registerQuestions } from '#content/reading/server/self-checks.ts'
import { registerKinds } from '#content/server/kind-rules.ts'
import { issueCertificate } from '#features/certificates/server/issuing.ts'
import { registerCompletion } from '#features/courses/server/completion.ts'
import { registerReadingMarks } from '#features/courses/server/watching/reading-marks.ts'
import { hasReadEnd } from '#features/notes/server/places.ts'
import { announceCompletion, announceText } from '#features/webhooks/server/announce.ts'
import { registerPublicChanges } from '#content/records/server/public-changes.ts'
import { showQuestions } from '#features/questions/server/question-form.ts'
import { certificateSources } from './learning/certificate-sources.ts'
import { kindRules } from './kinds.ts'
import { openDatabase } from './starting/open-database.ts'
import { addSiteSeries } from './upkeep/site-series.ts'
import { rememberDatabase } from './commands/forgotten-database.ts'

/** Opens what the process lives on: the database, brought up to date, and the file storage. */
export async function createServices(config: Config, clock: () => number = Date.now): Promise<Services> {
  const log = createLog(config.logLevel)
  mkdirSync(config.dataDir, { recursive: true })
  registerKinds(kindRules)
  registerQuestions(showQuestions)
  registerCompletion({
    onceCompleted: announceCompletion,
    settled: (ctx, key) => issueCertificate(ctx, key, certificateSources),
  })
  registerReadingMarks({ hasReadEnd })
  registerPublicChanges(announceText)
  const tracing = await openTracing(config, log)
  const connection = await openDatabase(config, log, tracing.onStatement)
  rememberDatabase(config)
  const storage = createStorage(config, log)
  const metrics = createMetrics()
  addSiteSeries(metrics.registry, { connection, clock })
  return { config, connection, log, clock, metrics, tracing, storage, people }
}
