import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line: `N passed, N failed`. A file that could not run counts as a failure. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1
      if (module.errors().length > 0) count.failed += 1
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) count.failed += 1
    }
    const notRun = count.skipped + count.pending
    if (notRun > 0) process.stdout.write(`\n${notRun} not run`)
    process.stdout.write(`\n${count.passed} passed, ${count.failed + errors.length} failed\n`)
  }
}
