import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { paths } from '#platform/paths.ts'
import { openPage } from './support/open-page.ts'
import { startSite } from './support/site.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-edited-'))
if (process.env.E2E_DATA) cpSync(process.env.E2E_DATA, dataDir, { recursive: true })
const first = await startSite({ isDev: true, dataDir })
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** What a browser writes down while nobody listens, the site starts, or Vite puts packages together anew. */
const away = [/net::ERR_/, /WebSocket connection/, /\[vite\]/, /status of 50[34] /]

test('a page that is open while the server restarts after an edit is loaded again', async () => {
  const page = await openPage(first, { allow: away })
  const connected = page.waitForEvent('console', { predicate: (one) => one.text() === '[vite] connected.' })
  await page.goto(paths.about)
  await connected
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await first.stop()
  // As `node --watch` does: the same port, a new process.
  const second = await startSite({ isDev: true, dataDir, port: Number(new URL(first.url).port) })
  try {
    await expect.poll(() => page.locator('html[data-before]').count()).toBe(0)
    await page.locator('#root > *').first().waitFor()
  } finally {
    await page.close()
    await second.stop()
  }
})
