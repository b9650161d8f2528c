import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends a run with one plain line, the last of all: `N passed, N failed`. What could not run at all (a file, a set-up)
 * counts as a failure.
 */
export default class ClosingLine implements Reporter {
  #passed = 0
  #failed = 0
  #notRun = 0
  #secondTries: string[] = []

  onInit(): void {
    process.once('exit', (code) => {
      for (const name of this.#secondTries) process.stdout.write(`\nneeded a second try: ${name}`)
      const failed = code === 0 ? this.#failed : Math.max(1, this.#failed)
      if (this.#notRun > 0) process.stdout.write(`\n${this.#notRun} not run`)
      process.stdout.write(`\n${this.#passed} passed, ${failed} failed\n`)
    })
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    let broken = errors.length
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        count[test.result().state] += 1
        if (test.diagnostic()?.flaky) this.#secondTries.push(test.fullName)
      }
      for (const part of [module, ...module.children.allSuites()]) if (part.errors().length > 0) broken += 1
    }
    this.#passed = count.passed
    this.#failed = count.failed + broken
    this.#notRun = count.skipped + count.pending
  }
}
