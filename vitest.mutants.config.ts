import { defineConfig } from 'vitest/config'
import { endKeptWorkers, KeptWorker } from './bench/kept-worker.ts'
import { server } from './vitest.config.ts'
import { ShortestFirst } from './vitest.order.ts'

/** The tests that `npm run mutants` chooses from: those of the server and the rules, in one project, on SQLite. */
export default defineConfig({
  plugins: [
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
    sequence: { sequencer: ShortestFirst },
  },
})
