import { setTimeout as pause } from 'node:timers/promises'
import { register, type Account } from '../../e2e/support/accounts.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { fromPage, need, percentile, startLoad, statuses, type Answered } from './support/asks.ts'
import { askAsGuest } from './support/measured-site.ts'

const atOnce = 100
const longest = { signIns: 5000, pages: 500 }

/** A hundred people sign in at the same moment, a third of them with a wrong password, while others read. */
export async function run(): Promise<void> {
  await setup()
  // Of both cores: passwords are hashed beside what answers, and who asks has hardly anything to do.
  const site = await startSite({ settings: { LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '100000' } })
  try {
    const accounts: Account[] = []
    for (let number = 0; number < 10; number++) accounts.push(await register(site))
    const others = startLoad(40, (number) => askAsGuest(site, number))
    await pause(3000)
    const signIns = await Promise.all(
      Array.from({ length: atOnce }, (_, number) => signIn(site.url, number, accounts)),
    )
    await pause(3000)
    const pages = (await others.stop()).map(({ status, took }) => ({ status, took }))
    printTable(`${atOnce} sign-ins at once`, [
      ['what', 'answers', 'p50, ms', 'p99, ms', 'most, ms'],
      ...(
        [
          ['sign-ins', signIns],
          ['pages meanwhile', pages],
        ] as const
      ).map(([what, answers]) => {
        const times = answers.map(({ took }) => took)
        return [what, statuses(answers), ...[0.5, 0.99, 1].map((share) => percentile(share, times))]
      }),
    ])
    need(
      `all are answered within ${longest.signIns} ms`,
      signIns.every(({ took }) => took <= longest.signIns),
    )
    need(
      'let in, refused, or said to come again',
      signIns.every(
        ({ status, hasRetryAfter }) =>
          status === 200 || status === 401 || ((status === 429 || status === 503) && hasRetryAfter),
      ),
    )
    need(
      'some are let in',
      signIns.some(({ status }) => status === 200),
    )
    need(
      'who reads is answered',
      pages.every(({ status }) => status === 200),
    )
    const p99 = percentile(
      0.99,
      pages.map(({ took }) => took),
    )
    need(`who reads waits ${longest.pages} ms at most`, p99 <= longest.pages)
  } finally {
    await site.stop()
  }
}

async function signIn(
  url: string,
  number: number,
  accounts: readonly Account[],
): Promise<Omit<Answered, 'at'>> {
  const account = accounts[number % accounts.length]
  const password = number % 3 === 2 ? 'not the right one at all' : account?.password
  const began = performance.now()
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: fromPage(url),
    body: JSON.stringify({ email: account?.email, password }),
  })
  await answer.arrayBuffer()
  return {
    status: answer.status,
    took: performance.now() - began,
    hasRetryAfter: answer.headers.has('retry-after'),
  }
}
