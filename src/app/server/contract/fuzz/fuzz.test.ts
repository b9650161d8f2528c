import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#platform/server/project-folder.ts'
import { createContractSite, type ContractSite } from '../test-contract-site.ts'
import type { ApiDocument } from '../test-contract.ts'
import { people, requestsFor, type FuzzRequest } from './test-requests.ts'
import { startTarget, type FuzzAnswer, type FuzzTarget } from './test-target.ts'

/** Of each: guest, member and administrator. `npm run fuzz` sends more, and others. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 140)
const seed = Number(process.env.FUZZ_SEED ?? 2019_03_11)

/** Milliseconds. Among other tests only what would never answer is a fault: the machine may have much else to do. */
const longest = process.env.FUZZ_REQUESTS ? 5_000 : 60_000

let site: ContractSite
let target: FuzzTarget
let document: ApiDocument
/** Who is signed in; a request may sign somebody out. */
const cookies = new Map<FuzzRequest['who'], string>()

beforeAll(async () => {
  site = await createContractSite()
  target = await startTarget(site.services, longest)
  document = (await site.readers.guest.browser.get<ApiDocument>('/api/openapi.json')).json
  await signIn('member')
  await signIn('admin')
  // The thread that draws reads its letters at its first order.
  expect((await site.readers.guest.browser.get('/og/site.en.png')).status).toBe(200)
})

afterAll(async () => {
  target.close()
  await site.close()
})

test.each(people)(
  'whatever a %s sends is answered soon, without a failure, and without a word of what is inside',
  async (who) => {
    const seen = new Map<string, number>()
    let slowest = 0
    const property = fc.asyncProperty(requestsFor(who, document, site.ids), async (request) => {
      const answer = await target.send(request, cookies.get(who))
      if (answer.status === 401 && who !== 'guest') await signIn(who)
      const key = `${Math.floor(answer.status / 100)}xx`
      seen.set(key, (seen.get(key) ?? 0) + 1)
      slowest = Math.max(slowest, answer.milliseconds)
      const fault = faultOf(answer)
      if (fault) throw new Error(fault)
    })
    const result = await fc.check(property, { numRuns: requests, seed })
    const figures = [...seen].toSorted().map(([key, count]) => `${key}: ${count}`)
    if (process.env.FUZZ_REQUESTS)
      console.log(
        `${requests} requests as ${who}, seed ${seed}, slowest ${Math.round(slowest)} ms; ${figures.join(', ')}`,
      )
    if (result.failed)
      throw new Error(
        `FUZZ_SEED=${seed}, after ${result.numRuns} requests: ${String(result.errorInstance)}\nThe smallest: ${JSON.stringify(result.counterexample?.[0])}`,
      )
    // A fuzzer whose requests are all refused at the door would find nothing.
    if (who !== 'guest') expect(seen.get('2xx')).toBeGreaterThan(requests / 20)
  },
  120_000 + requests * 100,
)

const inside =
  /\n\s+at \S|node_modules|SQLITE_|PostgresError|syntax error at or near|violates \w+ constraint|argon2/

/** Says what an answer should not be or hold. */
function faultOf({ status, text, milliseconds }: FuzzAnswer): string | undefined {
  if (status >= 500) return `answered with ${status}: ${text.slice(0, 300)}`
  if (milliseconds > longest) return `answered after ${milliseconds} ms`
  const { dataDir, authSecret } = site.services.config
  const shown =
    [projectFolder, dataDir, authSecret].find((secret) => text.includes(secret)) ?? inside.exec(text)?.[0]
  return shown === undefined ? undefined : `shows ${shown}: ${text.slice(0, 300)}`
}

async function signIn(who: FuzzRequest['who']): Promise<void> {
  const browser = await site.signIn(`${who}@example.com`)
  cookies.set(who, [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
}
