import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutants` chooses from, in one project, on SQLite. */
export default defineConfig({
  test: {
    setupFiles: ['./vitest.properties.ts'],
    include: ['src/**/*.test.ts'],
    env: { TEST_ENGINE: 'sqlite' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
