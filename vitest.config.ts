import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { canStartPostgres } from './src/platform/database/testing/test-postgres-here.ts'
import { takeWordsOfFeatures } from './vite.names.ts'
import { LongestFirst } from './vitest.order.ts'

/** What the sources and texts must keep to; needs no server. */
const laws = ['src/architecture.test.ts', 'src/house.test.ts', 'src/words.test.ts']

const scratch = './vitest.scratch.ts'
/** As in the build; packages and React do much in development that tests would wait for. */
const asBuilt = {
  plugins: [takeWordsOfFeatures()],
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  ssr: { resolve: { conditions: ['module', 'node'] } },
}
const production = { NODE_ENV: 'production' }
/** What will be true soon may take long on a busy machine; nobody waits longer than it takes. */
const patient = { poll: { timeout: 30_000 } }
const properties = { setupFiles: ['./vitest.properties.ts'] }

// `isolate: false`: files run after one another in one process, since to load the site again for each costs more than its tests.
export const server = {
  setupFiles: [...properties.setupFiles, './vitest.held-log.ts'],
  include: ['src/**/*.test.ts'],
  exclude: ['src/**/*.unit.test.ts', ...laws],
  globalSetup: [scratch, './src/platform/database/testing/test-database.ts'],
  isolate: false,
  // Most tests sign somebody in, and are not about the strength of a stored password.
  alias: [
    {
      find: /^\.\/password-cost\.ts$/,
      replacement: path.resolve('src/features/identity/server/passwords/test-password-cost.ts'),
    },
  ],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: patient,
}

const ownPostgres = canStartPostgres()
const anyPostgres = ownPostgres || Boolean(process.env.TEST_DATABASE_URL)
/** These end the server in the midst of work, so they need one of their own. */
const onOwnPostgres = ownPostgres
  ? []
  : [
      'src/app/server/http/database-dies.test.ts',
      'src/platform/database/servers/several-servers.test.ts',
      'e2e/run-on-postgres.spec.ts',
      'e2e/survive-a-crash.spec.ts',
    ]
if (!anyPostgres && !process.env.VITEST_WORKER_ID)
  process.stdout.write(
    `No PostgreSQL for ${process.platform}-${process.arch}: tests on it are skipped. TEST_DATABASE_URL names a server to use.\n`,
  )

export default defineConfig({
  test: {
    reporters: ['default', './vitest.reporter.ts'],
    // Files of server tests wait for half their time. More than eight would want more connections than the database of tests has.
    maxWorkers: Math.min(8, 2 * availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'laws', include: laws, testTimeout: 60_000 } },
      {
        ...asBuilt,
        test: {
          ...properties,
          name: 'unit',
          env: production,
          include: ['src/**/*.unit.test.ts', 'bench/**/*.unit.test.ts'],
          globalSetup: scratch,
          isolate: false,
          testTimeout: 60_000,
          expect: patient,
        },
      },
      { ...asBuilt, test: { ...server, name: 'sqlite', env: { ...production, TEST_ENGINE: 'sqlite' } } },
      ...(anyPostgres
        ? [
            {
              ...asBuilt,
              test: {
                ...server,
                name: 'postgres',
                exclude: [...server.exclude, ...onOwnPostgres],
                env: { ...production, TEST_ENGINE: 'postgres' },
              },
            },
          ]
        : []),
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          exclude: onOwnPostgres,
          // A browser seldom waits.
          maxWorkers: Math.min(8, availableParallelism() + 1),
          globalSetup: [scratch, './e2e/support/set-up.ts'],
          isolate: false,
          // Twice what one wait of a page may take, and more.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // One that passes only at its second try is named at the end of the run: it has a fault (decision 77).
          retry: 1,
          expect: patient,
          // After the others: a browser that waits for the processor fails for no reason.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
