import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestApp, sharingReads, type KeptData, type TestApp } from '#app/server/test-app.ts'
import { signInAs } from '#app/server/test-accounts.ts'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import type { Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { rounded, takeTurns, timed } from '../take-turns.ts'
import { longestAnswer, measureCrowd } from './crowd.ts'
import { fillContent } from './fill-content.ts'
import { fillMembers } from './fill-members.ts'
import { measureKills } from './kills.ts'
import { learnersWork, type LearnersWork, type Turn } from './learners-work.ts'
import { browserOf } from './members.ts'
import { startPinned, unpin } from './pinned-server.ts'

type Engine = 'sqlite' | 'postgres'

/** Members of the measured sites; the last is the full size. */
const sizes = [200, 2_000, 20_000]
const rounds = 31
/** So many turns that the hottest code is compiled, as it is on a server that runs. */
const warmUp = 25
/** How much more what a member does may cost on the largest site than on the smallest, and what it may cost there, in milliseconds. */
const mostGrowth = 1.5
const longest = 20

/** Milliseconds between a member's answers; without any the server has all that it can do. */
const crowdPauses = [2_000, 1_000, 0]

const settings = { RATE_LIMIT_FACTOR: '100000' }

/**
 * What learning costs on sites of 200, 2,000 and 20,000 members with 50 courses, on both engines, through the API. The three sites
 * take turns, so that whatever else the machine does falls on all of them. The largest one then stands behind a server of its own,
 * which 500 members ask at once and which is killed while they do. `--growth`, `--crowd`, `--kills`, `--sqlite` and `--postgres` choose.
 */
export async function measureLearning(): Promise<void> {
  if (!isWanted('postgres', ['sqlite'])) return measureEngine('sqlite')
  if (isWanted('sqlite', ['postgres'])) await measureEngine('sqlite')
  const postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  try {
    await measureEngine('postgres')
  } finally {
    await postgres.stop()
  }
}

/** `--sqlite` asks for that engine alone, `--kills` for that part: each is wanted unless others of its row are named. */
function isWanted(name: string, others: readonly string[]): boolean {
  const isNamed = (one: string) => process.argv.includes(`--${one}`)
  return isNamed(name) || !others.some(isNamed)
}

async function measureEngine(engine: Engine): Promise<void> {
  process.env.TEST_ENGINE = engine
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-learning-'))
  const sites: TestApp[] = []
  try {
    const kept = { folder: path.join(folder, 'content'), name: 'content' }
    console.log(`${engine}: content in ${await seconds(() => keepContent(kept))} s`)
    for (const members of isWanted('growth', ['crowd', 'kills']) ? sizes : sizes.slice(-1)) {
      const site = sharingReads(await createTestApp(settings, kept))
      sites.push(site)
      console.log(`${engine}: ${members} members in ${await seconds(() => fillMembers(site, members))} s`)
    }
    if (isWanted('growth', ['crowd', 'kills'])) await measureGrowth(engine, sites)
    const full = sites.at(-1)
    if (full) await measureServer(engine, full)
  } finally {
    for (const site of sites) await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same data behind a server of its own, which many ask at once and which is ended while they do. */
async function measureServer(engine: Engine, site: TestApp): Promise<void> {
  if (!isWanted('crowd', ['growth']) && !isWanted('kills', ['growth'])) return
  let server: Site | undefined
  try {
    server = await startPinned(site)
    if (isWanted('crowd', ['growth', 'kills'])) {
      const goal = `p99 ≤ ${longestAnswer} ms`
      const head = [
        'pause',
        'answers',
        'a second',
        'median ms',
        'p99 ms',
        'slowest',
        'work ms',
        'refused',
        'lost',
        goal,
      ]
      printTable(`${engine}: 500 members who answer`, [
        head,
        ...(await measureCrowd(site, server, crowdPauses)),
      ])
    }
    if (isWanted('kills', ['growth', 'crowd'])) {
      const { acknowledged, lost } = await measureKills(site, server)
      console.log(`\n${engine}: 20 kills, ${acknowledged} acknowledged, ${lost.length} lost or counted wrong`)
      for (const one of lost) console.log(one)
    }
  } finally {
    await server?.kill()
    unpin()
  }
}

/** All sites begin as copies of one. */
async function keepContent(kept: KeptData): Promise<void> {
  const site = await createTestApp(settings)
  await fillContent(site.services)
  await site.closeAndKeep(kept)
}

async function measureGrowth(engine: Engine, sites: readonly TestApp[]): Promise<void> {
  const turns = await Promise.all(sites.map(startTurns))
  const head = sizes.map((size) => size.toLocaleString('en'))
  const rows = [
    ['milliseconds, median', ...head, 'growth', `≤ ${mostGrowth}`, `≤ ${longest} ms`] as (string | number)[],
  ]
  for (const work of learnersWork) {
    const medians = await takeTurns(
      turns.map((turnOf) => async (round) => timed(await work.ready(turnOf(work.by, round + warmUp)))),
      { rounds, warmUp },
    )
    rows.push([work.name, ...medians.map(rounded), ...verdict(work, medians)])
  }
  printTable(`${engine}: what members and editors do on sites of three sizes, ${rounds} rounds`, rows)
}

/** Growth is asked of what members do; editors do little of it. */
function verdict({ by }: LearnersWork, medians: readonly number[]): (string | number)[] {
  const full = medians.at(-1) ?? 0
  const growth = full / (medians[0] ?? 1)
  const isGrowing = by === 'editor' ? '' : growth <= mostGrowth ? 'yes' : 'no'
  return [rounded(growth), isGrowing, full <= longest ? 'yes' : 'no']
}

/** Who acts on a site: each round is another member's. */
async function startTurns(site: TestApp): Promise<(by: LearnersWork['by'], member: number) => Turn> {
  const { browser: editor } = await signInAs(site, { role: 'admin' })
  const members = Array.from({ length: rounds + warmUp }, (_, member) => browserOf(site, member))
  return (by, member) => ({ by: (by === 'member' && members[member]) || editor, member })
}

async function seconds(work: () => Promise<void>): Promise<number> {
  return Math.round((await timed(work)) / 1000)
}
