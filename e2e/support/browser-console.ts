import type { BrowserContext, Page } from 'playwright-core'

interface Watched {
  said: string[]
  allowed: RegExp[]
  problems: string[]
}

const watched = new WeakMap<BrowserContext, Watched>()

/** A rendered page that the browser finds different is a warning in some builds and an error in others. */
const isHydrationWarning = /hydrat|did not match|didn't match|server rendered/i

/** A page that is left, or cut off by its journey, while it asks who reads: it says so, and it is no fault of the site. */
const isCutWelcome = /^(user sync failed|failed to fetch user data) ApiError: network\.unreachable\b/

/** Notes everything that a reader's pages say on the console, and what of it is a fault of the site at `url`. */
export function watchConsole(context: BrowserContext, url: string): void {
  beginNotes(context, [])
  context.on('console', (message) => {
    const notes = notesOf(context)
    const from = message.location().url || (message.page()?.url() ?? '')
    const text = `${message.text()} (${from})`
    notes.said.push(message.text())
    if (!from.startsWith(url) || isCutWelcome.test(text)) return
    if (message.type() === 'error' || isHydrationWarning.test(text)) notes.problems.push(text)
  })
  context.on('weberror', (error) =>
    notesOf(context).problems.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  )
}

/** A journey begins, to which some messages belong. */
export function beginNotes(context: BrowserContext, allowed: readonly RegExp[]): void {
  watched.set(context, { said: [], allowed: [...allowed], problems: [] })
}

/** What the reader's pages have said on the console so far. */
export function consoleOf(page: Page): readonly string[] {
  return notesOf(page.context()).said
}

/** Something that the journey must not do, as grave as an error. */
export function noteProblem(context: BrowserContext, problem: string): void {
  notesOf(context).problems.push(problem)
}

/** From here on such messages belong to the journey. */
export function allowOnConsole(page: Page, ...patterns: RegExp[]): void {
  notesOf(page.context()).allowed.push(...patterns)
}

/** @throws with every console error that the journey did not expect */
export function expectNoProblems(context: BrowserContext): void {
  const { problems, allowed } = notesOf(context)
  const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
  if (unexpected.length > 0)
    throw new Error(`unexpected on the browser's console:\n${[...new Set(unexpected)].join('\n')}`)
}

function notesOf(context: BrowserContext): Watched {
  const notes = watched.get(context)
  if (!notes) throw new Error('this page was not opened by openPage')
  return notes
}
