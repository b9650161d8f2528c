import { askServer } from '#platform/database/testing/ask-server.ts'
import { startPostgres, type TestPostgres } from '#platform/database/testing/test-postgres.ts'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'

const rounds = 3
const writers = 6
/** Milliseconds. */
const [loadFor, pauseBeforePromotion, loadAfter] = [4000, 1500, 4000]
const longestSilence = 10_000

/**
 * A primary that is killed under load, whose synchronous standby is promoted: when the site writes again, and what is lost of what
 * it acknowledged. Throws when it takes more than ten seconds, or anything is lost.
 */
export async function run(): Promise<void> {
  await setup()
  const rows: (string | number)[][] = []
  for (let round = 1; round <= rounds; round++) rows.push(await killAndPromote(round))
  printTable('PostgreSQL: primary killed under load, synchronous standby promoted', [
    [
      'round',
      'acknowledged',
      'lost',
      'writing again, ms after promotion',
      'refused meanwhile',
      'pages failed',
    ],
    ...rows,
  ])
  const missed = rows.filter(([, , lost, silence]) => Number(lost) > 0 || Number(silence) > longestSilence)
  if (missed.length > 0) throw new Error('something acknowledged was lost, or writing took too long')
}

async function killAndPromote(round: number): Promise<(string | number)[]> {
  const primary = await startPostgres()
  const standby = await startPostgres(primary)
  const hosts = [primary, standby].map(({ url }) => new URL(url).host).join(',')
  await askServer(primary.url, `alter system set synchronous_standby_names = 'standby'`)
  await askServer(primary.url, 'select pg_reload_conf()')
  const site = await startSite({
    settings: {
      DATABASE_URL: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
      STARTER_CONTENT: 'off',
      LOG_LEVEL: 'fatal',
    },
  })
  try {
    const load = startLoad(site, await cookieOf(site, await findAdmin(site)))
    await wait(loadFor)
    await primary.kill()
    await wait(pauseBeforePromotion)
    await askServer(standby.url, 'select pg_promote()')
    const promoted = performance.now()
    await wait(loadAfter)
    while (
      !load.acknowledged.some(({ at }) => at > promoted) &&
      performance.now() - promoted < longestSilence
    )
      await wait(100)
    await load.end()
    const first = load.acknowledged.find(({ at }) => at > promoted)
    const kept = new Set(await listItems(standby))
    const lost = load.acknowledged.filter(({ id }) => !kept.has(id)).length
    const silence = first ? Math.round(first.at - promoted) : Infinity
    return [round, load.acknowledged.length, lost, silence, load.refused(), load.failedPages()]
  } finally {
    await site.stop()
    await standby.stop()
    await primary.stop()
  }
}

/** Several editors who write without a pause, and a reader of the home page, until the end. */
function startLoad({ url }: Site, cookie: string) {
  const acknowledged: { id: string; at: number }[] = []
  const end = new AbortController()
  let [refused, failedPages] = [0, 0]
  const headers = { cookie, origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const write = async () => {
    const body = JSON.stringify({ kind: 'faq', language: 'en', title: `Kept ${crypto.randomUUID()}` })
    const answer = await fetch(`${url}/api/admin/items`, { method: 'POST', headers, body })
    const said: { id?: string } = await answer.json()
    if (answer.status === 201 && said.id) acknowledged.push({ id: said.id, at: performance.now() })
    else if (answer.status === 503) await wait(50)
    else throw new Error(`${answer.status}: ${JSON.stringify(said)}`)
    if (answer.status === 503) refused++
  }
  const read = async () => {
    const answer = await fetch(url)
    await answer.text()
    if (!answer.ok) failedPages++
    await wait(50)
  }
  const until = async (work: () => Promise<void>) => {
    while (!end.signal.aborted) await work()
  }
  const all = Promise.all([...Array.from({ length: writers }, () => until(write)), until(read)])
  // Heard of at the end; until then it must not end this process.
  all.catch(() => undefined)
  return {
    acknowledged,
    refused: () => refused,
    failedPages: () => failedPages,
    async end() {
      end.abort()
      await all
    },
  }
}

async function listItems(server: TestPostgres): Promise<string[]> {
  const rows = await askServer<{ id: string }>(server.url, 'select id from items')
  return rows.map(({ id }) => id)
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
