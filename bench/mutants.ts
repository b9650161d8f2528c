import os from 'node:os'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { printTable } from './table.ts'

interface Subject {
  /** The verbs whose sentences are changed, one at a time. */
  verbs: string[]
  /** The tests that have to notice it. */
  tests: string[]
}

/**
 * What is changed and who has to notice, by room. The tests are those beside the verbs and the few elsewhere that promise the
 * same: a verb whose every change needs the whole suite is tested nowhere in particular.
 */
const subjects: Record<string, Subject> = {
  content: {
    verbs: [
      'src/content/editions/server/*.ts',
      'src/content/items/server/{items,slugs,kind-fields,titles}.ts',
      'src/content/records/server/editions-store.ts',
      'src/content/read-marks/server/read-marks.ts',
    ],
    tests: [
      'src/content/editions/server/*.test.ts',
      'src/content/items/server/*.test.ts',
      'src/content/server/*.test.ts',
      'src/content/read-marks/server/*.test.ts',
      'src/desk/{revisions,schedules,translations}/server/*.test.ts',
      'src/desk/media/server/media.test.ts',
      'src/features/{dashboard/server/dashboards,search/server/search,webhooks/server/webhooks}.test.ts',
      'src/app/server/learning/{exercise-series,practised-lessons}.test.ts',
    ],
  },
  desk: {
    verbs: [
      'src/desk/revisions/server/revisions.ts',
      'src/desk/schedules/server/schedules.ts',
      'src/desk/translations/server/{translations,translation-debt}.ts',
      'src/desk/bulk/server/{item-changes,actions,standing}.ts',
      'src/desk/collections/server/{collections,tags}.ts',
      'src/desk/preview/server/{preview,preview-links}.ts',
    ],
    tests: [
      'src/desk/{revisions,schedules,translations,bulk,collections,preview}/server/*.test.ts',
      'src/features/courses/server/editing/sections.test.ts',
      'src/features/dashboard/server/dashboards.test.ts',
      'src/app/server/learning/{exercise-series,practised-lessons}.test.ts',
    ],
  },
  identity: {
    verbs: [
      'src/features/identity/server/{accounts,sessions,sign-in,tokens,limits}/*.ts',
      'src/features/identity/server/passwords/{password-rules,password-hash}.ts',
      'src/features/identity/server/redirect/{come-back,redirect-sign-in,sign-in-methods,redirect-refusals}.ts',
    ],
    tests: ['src/features/identity/server/**/*.test.ts'],
  },
  courses: {
    verbs: [
      'src/features/courses/server/{courses,enrolments,lesson-access,lessons,outline}.ts',
      'src/features/courses/server/{admission,catalogue,completion,completion-rules,find-lesson,learner-view}.ts',
      'src/features/courses/server/{openings,quiz-lessons,settle}.ts',
      'src/features/courses/server/editing/{final-quiz,lessons,sections}.ts',
      'src/features/courses/server/invitations/{invitations,members}.ts',
      'src/features/courses/server/{learned/learned,next/next-course,searching/open-lessons,watching/watching}.ts',
      'src/features/courses/server/practising/{exercises,playing-minutes,practised-lessons,quiz-minutes}.ts',
      'src/features/courses/server/reports/{funnel,learners,reach}.ts',
    ],
    tests: [
      'src/features/courses/server/**/*.test.ts',
      'src/features/dashboard/server/dashboards.test.ts',
      'src/features/quizzes/server/attempts.test.ts',
      'src/features/contact/server/page-questions/page-questions.test.ts',
      'src/app/server/learning/*.test.ts',
      'src/app/server/quizzes/{final-quiz,quiz-lessons,quiz-minutes}.test.ts',
    ],
  },
}

/** `npm run mutants [subject or file of one …]`: the share of changed sentences that the tests notice, and each that nobody noticed. */
const asked = process.argv.slice(2)
const unknown = asked.filter(
  (name) => !(name in subjects) && !Object.values(subjects).some(({ verbs }) => isIn(verbs, name)),
)
if (unknown.length > 0)
  throw new Error(`there is no ${unknown.join(', ')}: ${Object.keys(subjects).join(', ')}`)

const rows: (string | number)[][] = []
for (const [name, { verbs, tests }] of Object.entries(subjects)) {
  const isWhole = asked.length === 0 || asked.includes(name)
  const changed = isWhole ? verbs : asked.filter((file) => isIn(verbs, file))
  if (changed.length > 0) rows.push([name, ...(await measure({ verbs: changed, tests }))])
}
printTable('Changed sentences that the tests notice', [
  ['subject', 'changed', 'noticed', 'unnoticed', 'not reached', 'share'],
  ...rows,
])

function isIn(patterns: readonly string[], file: string): boolean {
  return patterns.some((pattern) => path.matchesGlob(file, pattern))
}

async function measure({ verbs, tests }: Subject): Promise<(string | number)[]> {
  const mutants = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    mutate: [...verbs, '!src/**/*.test.ts', '!src/**/test-*.ts'],
    testFiles: tests,
    coverageAnalysis: 'perTest',
    // What runs once, when a file is read, would need a process for each change.
    ignoreStatic: true,
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { reportTests: false, logTests: false, allowEmojis: false },
    tempDirName: '.mutants',
    cleanTempDir: 'always',
    // The type checker of this product has no interface that the tool could ask; nothing of its settings matters here.
    tsconfigFile: 'none',
    dryRunTimeoutMinutes: 30,
    // A test that is slow because the machine is busy has noticed nothing.
    timeoutMS: 30_000,
    concurrency: os.availableParallelism(),
  }).runMutationTest()
  const count = (...states: string[]) => mutants.filter(({ status }) => states.includes(status)).length
  // An error is a test file whose set-up fails.
  const noticed = count('Killed', 'Timeout', 'RuntimeError')
  const all = noticed + count('Survived', 'NoCoverage')
  const share = all === 0 ? '–' : `${((100 * noticed) / all).toFixed(1)} %`
  return [all, noticed, count('Survived'), count('NoCoverage'), share]
}
