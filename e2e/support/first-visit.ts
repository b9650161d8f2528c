import type { Page } from 'playwright-core'

/** The browser's names of what loads, and ours. */
export const kindsOfTraffic = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonts',
  Image: 'images',
  Fetch: 'data',
  Other: 'other',
} as const
export type KindOfTraffic = keyof typeof kindsOfTraffic

/** One answer, in bytes as compressed as they travelled. */
export interface Answer {
  url: string
  kind: KindOfTraffic
  body: number
  headers: number
}

/** Gives what the page has fetched from now on; it grows while the page fetches. */
export async function watchTraffic(page: Page): Promise<readonly Answer[]> {
  const traffic: Answer[] = []
  const begun = new Map<string, { url: string; kind: KindOfTraffic; headers: number }>()
  const debug = await page.context().newCDPSession(page)
  debug.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { url: response.url, kind: kindOf(type), headers: response.encodedDataLength }),
  )
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = begun.get(requestId)
    if (answer) traffic.push({ ...answer, body: encodedDataLength - answer.headers })
  })
  await debug.send('Network.enable')
  return traffic
}

/** Milliseconds within which the scripts of a page have come. */
const longestArrival = 30_000

/**
 * Moves the mouse until the scripts of the page listen themselves. Of the first move a browser tells no distance, and of several that
 * come while it is busy only the last.
 * @throws when they do not within half a minute
 */
export async function moveUntilTakenOver(page: Page): Promise<void> {
  const isTakenOver = () => page.evaluate(() => document.documentElement.dataset.takenOver !== undefined)
  const givesUpAt = Date.now() + longestArrival
  for (let at = 30; !(await isTakenOver()); at = 10 + ((at + 20) % 200)) {
    if (Date.now() > givesUpAt) throw new Error(`nothing took ${page.url()} over`)
    await page.mouse.move(at, at)
    await page.waitForTimeout(50)
  }
}

/** Waits until nothing has been fetched for a second. */
export async function untilQuiet(traffic: readonly Answer[]): Promise<void> {
  for (let before = -1; before !== traffic.length; await new Promise((done) => setTimeout(done, 1000)))
    before = traffic.length
}

/** Bytes with their headers, of all answers or of those of one kind. */
export function bytesOf(traffic: readonly Answer[], kind?: KindOfTraffic): number {
  return traffic
    .filter((answer) => !kind || answer.kind === kind)
    .reduce((sum, { body, headers }) => sum + body + headers, 0)
}

/** What grew, when there is too much of it: the largest first. */
export function listOf(traffic: readonly Answer[]): string {
  return [...traffic]
    .sort((a, b) => b.body - a.body)
    .map(({ url, body }) => `${(body / 1024).toFixed(1)} KiB ${new URL(url).pathname}`)
    .join('\n')
}

function kindOf(type: string): KindOfTraffic {
  if (type === 'Document' || type === 'Stylesheet' || type === 'Script') return type
  if (type === 'Font' || type === 'Image' || type === 'Fetch') return type
  return 'Other'
}
