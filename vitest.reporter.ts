import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line: `N passed, N failed`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1
      if (module.state() === 'failed' && module.errors().length > 0) count.failed += 1
    }
    const failed = count.failed + errors.length
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    process.stdout.write(`\n${count.passed} passed, ${failed} failed${skipped}\n`)
  }
}
