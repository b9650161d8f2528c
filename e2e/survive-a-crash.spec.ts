import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { freePort } from '#platform/server/free-port.ts'
import { findAdmin } from './support/accounts.ts'
import { faultsOf, postgresFaultsOf } from './support/database-faults.ts'
import { startCrashWriter } from './support/crash-writer.ts'
import { cookieOf } from './support/session-cookie.ts'
import { eventually } from './support/eventually.ts'
import { startSite } from './support/site.ts'

const kills = 8

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  // Nine starts of the whole program, each of which may take ten seconds on a busy machine.
  test(
    'what was acknowledged is there after a crash at any moment, and nothing is half-written',
    { timeout: 300_000 },
    async () => {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-crash-'))
      const postgres = engine === 'postgres' ? await startPostgres() : undefined
      const port = await freePort()
      const settings = { STARTER_CONTENT: 'off', ...(postgres ? { DATABASE_URL: postgres.url } : {}) }
      const start = () => startSite({ dataDir, port, settings })
      let site = await start()
      onTestFinished(async () => {
        await site.stop()
        await postgres?.stop()
        rmSync(dataDir, { recursive: true, force: true })
      })
      const writer = await startCrashWriter(() => site, await cookieOf(site, await findAdmin(site)))
      for (let kill = 0; kill < kills; kill++) {
        const enough = writer.acknowledged() + 6
        const writing = writer.writeUntilItEnds()
        await eventually(() => writer.acknowledged() >= enough, 'six answers', 60_000)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
        await site.kill()
        await writing
        site = await start()
        expect(await writer.findLost()).toEqual([])
      }
      expect(writer.acknowledged()).toBeGreaterThan(kills * 5)
      expect(postgres ? await postgresFaultsOf(postgres.url) : faultsOf(dataDir)).toEqual([])
    },
  )
})
