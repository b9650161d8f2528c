import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from './support/freshness.ts'
import { startSite } from './support/site.ts'

const program = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-installed-'))

/** What `npm ci --omit=dev` leaves, with the build that was made elsewhere. */
beforeAll(() => {
  for (const name of ['package.json', 'package-lock.json', 'src', 'starter', 'dist/client', 'dist/server'])
    cpSync(path.join(projectFolder, name), path.join(program, name), {
      recursive: true,
      preserveTimestamps: true,
    })
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(path.join(program, 'package-lock.json'), 'utf8'),
  )
  for (const [name, { dev }] of Object.entries(lock.packages)) {
    const isInstalled = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) && !dev
    if (!isInstalled || !existsSync(path.join(projectFolder, name))) continue
    mkdirSync(path.dirname(path.join(program, name)), { recursive: true })
    symlinkSync(path.join(projectFolder, name), path.join(program, name))
  }
})

afterAll(() => rmSync(program, { recursive: true }))

test('a tree without what it was built with serves pages, pictures drawn beside it and the document of its API', async () => {
  expect(existsSync(path.join(program, 'node_modules/vite'))).toBe(false)
  const site = await startSite({ program })
  try {
    const read = async (address: string) => {
      const answer = await fetch(new URL(address, site.url))
      return { status: answer.status, text: await answer.text() }
    }
    const home = await read('/?lang=am')
    expect(home.status).toBe(200)
    const card = /property="og:image" content="([^"]+)"/.exec(home.text)?.[1] ?? ''
    expect((await read(card)).status).toBe(200)
    const pages = ['/blogs', '/api/docs/viewer.js', '/api/openapi.json', '/healthz']
    expect(await Promise.all(pages.map(async (page) => (await read(page)).status))).toEqual([
      200, 200, 200, 200,
    ])
    expect(site.output()).not.toContain('Building')
  } finally {
    await site.stop()
  }
})

test('without a build it says in one line what to do', async () => {
  rmSync(path.join(program, 'dist'), { recursive: true })
  await expect(startSite({ program })).rejects.toThrow(
    'The site cannot start. Nothing is built here, and the tools that build it are not installed: run "npm ci',
  )
})
