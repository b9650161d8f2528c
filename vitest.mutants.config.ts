import { defineConfig } from 'vitest/config'
import { endKeptWorkers, KeptWorker } from './bench/kept-worker.ts'
import { takeWordsOfFeatures } from './vite.names.ts'
import { server } from './vitest.config.ts'
import { ShortestFirst } from './vitest.order.ts'

/** The tests that `npm run mutants` chooses from: those of the server and the rules, in one project, on SQLite. */
export default defineConfig({
  plugins: [
    takeWordsOfFeatures(),
    {
      name: 'kept-worker',
      configureVitest({ project, vitest }) {
        vitest.onClose(endKeptWorkers)
        project.config.pool = 'kept'
        project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptWorker(options) }
      },
    },
  ],
  test: {
    ...server,
    exclude: [],
    env: { TEST_ENGINE: 'sqlite' },
    // Twice what the slowest of these tests takes: a change that makes one wait for ever is noticed soon enough.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    sequence: { sequencer: ShortestFirst },
  },
})
