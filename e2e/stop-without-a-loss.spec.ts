import { once } from 'node:events'
import { request, type ClientRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startSite, type Site } from './support/site.ts'

const pages = [
  '/?lang=en',
  '/?lang=am',
  '/blogs?lang=am',
  '/search?lang=en&q=market',
  '/search?lang=am&q=ገበያ',
]
const readers = 8
const senders = 6
/** How long after the signal the slow ones have sent everything; that is as long as a stop may take here. Milliseconds. */
const [slow, longestStop] = [3000, 10_000]

test(
  'asked to stop under load, the site says so at once, answers all that is under way and ends well',
  { timeout: 120_000 },
  async () => {
    const site = await startSite({ settings: { LOG_LEVEL: 'fatal' } })
    onTestFinished(() => site.stop())
    const slowOnes = await Promise.all(Array.from({ length: senders }, () => beginMessage(site)))
    const load = startReaders(site)
    await expect.poll(load.answered, { timeout: 60_000 }).toBeGreaterThan(5 * readers)

    const began = performance.now()
    process.kill(site.pid, 'SIGTERM')
    const readiness = async () => (await fetch(`${site.url}/readyz`)).status
    await expect.poll(readiness, { interval: 20, timeout: 1000 }).toBe(503)
    // Who stands in front sends nobody here any more.
    const statuses = await load.end()
    process.kill(site.pid, 'SIGTERM')
    expect(statuses.filter((status) => status !== 200)).toEqual([])

    await pause(slow - (performance.now() - began))
    process.kill(site.pid, 'SIGTERM')
    expect(await Promise.all(slowOnes.map((finish) => finish()))).toEqual(slowOnes.map(() => 201))
    expect(await site.ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(longestStop)
  },
)

/** Sends half of a contact message, which the site has begun to read; gives what sends the rest, and how that is answered. */
async function beginMessage({ url }: Site): Promise<() => Promise<number>> {
  const fields = {
    name: 'Almaz',
    email: 'almaz@example.com',
    topic: 'other',
    message: 'Is it open on Monday?',
  }
  const body = JSON.stringify({ ...fields, consent: true, language: 'en' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    origin: url,
    'sec-fetch-site': 'same-origin',
    expect: '100-continue',
  }
  const sent = request(`${url}/api/contact`, { method: 'POST', headers })
  const answered = statusOf(sent)
  // Its breaking is told where the answer is awaited.
  answered.catch(() => undefined)
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.write(body.slice(0, 40))
  return () => {
    sent.end(body.slice(40))
    return answered
  }
}

function statusOf(sent: ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)))
  })
}

/** Reads pages without a pause, as a proxy does over connections that it keeps; 0 is an answer that broke. */
function startReaders({ url }: Site) {
  const statuses: number[] = []
  const over = new AbortController()
  const read = async (reader: number) => {
    for (let number = reader; !over.signal.aborted; number++) {
      const answer = await fetch(url + pages[number % pages.length]).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      statuses.push(text?.includes('</html>') ? (answer?.status ?? 0) : 0)
    }
  }
  const reading = Array.from({ length: readers }, (_, reader) => read(reader))
  return {
    answered: () => statuses.length,
    async end() {
      over.abort()
      await Promise.all(reading)
      return statuses
    },
  }
}
