import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** In characters; what the browser wrote stands after the first lines. */
const longestReason = 500

/** When a project's first file began and its last one ended, in milliseconds, and how many files there were. */
interface Span {
  began: number
  ended: number
  files: number
}

/**
 * Ends a run with what passed only at its second try, what each project took, and one plain line, the last of all: `N passed,
 * N failed`. What could not run at all (a file, a set-up) counts as a failure.
 */
export default class ClosingLine implements Reporter {
  #passed = 0
  #failed = 0
  #notRun = 0
  #spans = new Map<string, Span>()
  #triedAgain: string[] = []

  onInit(): void {
    process.once('exit', (code) => {
      for (const line of this.#triedAgain) process.stdout.write(`\n${line}`)
      for (const [name, span] of this.#spans) process.stdout.write(`\n${describe(name, span)}`)
      const failed = code === 0 ? this.#failed : Math.max(1, this.#failed)
      if (this.#notRun > 0) process.stdout.write(`\n${this.#notRun} not run`)
      process.stdout.write(`\n${this.#passed} passed, ${failed} failed\n`)
    })
  }

  onTestModuleStart(module: TestModule): void {
    const { name } = module.project
    const now = performance.now()
    const span = this.#spans.get(name) ?? { began: now, ended: now, files: 0 }
    this.#spans.set(name, { ...span, files: span.files + 1 })
  }

  onTestModuleEnd(module: TestModule): void {
    const span = this.#spans.get(module.project.name)
    if (span) span.ended = performance.now()
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    let broken = errors.length
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        count[test.result().state] += 1
        if (test.diagnostic()?.flaky) this.#triedAgain.push(describeTries(test))
      }
      for (const part of [module, ...module.children.allSuites()]) if (part.errors().length > 0) broken += 1
    }
    this.#passed = count.passed
    this.#failed = count.failed + broken
    this.#notRun = count.skipped + count.pending
  }
}

/** Names a test that passed after it had failed, with what it failed on first. */
function describeTries(test: TestCase): string {
  const [error] = test.result().errors ?? []
  const reason = (error?.message ?? '').replaceAll(/\s+/g, ' ').slice(0, longestReason)
  return `PASSED ONLY AT ITS SECOND TRY: ${test.module.relativeModuleId} > ${test.fullName}: ${reason}`
}

function describe(name: string, { began, ended, files }: Span): string {
  const seconds = Math.round((ended - began) / 1000)
  return `${name}: ${files} ${files === 1 ? 'file' : 'files'} in ${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
