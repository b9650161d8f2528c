import os from 'node:os'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { subjects, type Subject } from './mutation/subjects.ts'
import { printTable } from './table.ts'

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
