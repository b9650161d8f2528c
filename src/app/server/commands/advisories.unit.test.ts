import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = path.resolve(import.meta.dirname, '../../../..')
const cache = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-advisories-'))

/** What the service that knows of weaknesses answers: by package, as npm's registry does. */
let known: Record<string, { severity: string; range: string }> = {}
/** What an advisory says stays under its number, which npm keeps. */
let number = 1
/** Of which packages, and which of their versions, it was asked. */
let asked: Record<string, string[]> = {}

const service = createServer((request, response) => {
  if (request.url !== '/-/npm/v1/security/advisories/bulk') return void response.writeHead(404).end('{}')
  void json(request.pipe(createGunzip())).then((body) => {
    asked = body as typeof asked
    const found = Object.entries(known).map(([name, { severity, range }]) => [
      name,
      [
        {
          id: ++number,
          url: `https://advisories.example/${number}`,
          title: `A weakness of ${name}`,
          severity,
          vulnerable_versions: range,
          cwe: [],
          cvss: { score: 0, vectorString: null },
        },
      ],
    ])
    response.setHeader('content-type', 'application/json').end(JSON.stringify(Object.fromEntries(found)))
  })
})

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(() => {
  service.close()
  rmSync(cache, { recursive: true, force: true })
})

async function lookUp(): Promise<{ code: number; text: string }> {
  const { port } = service.address() as AddressInfo
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache }
  try {
    const { stdout } = await promisify(execFile)('npm', ['run', 'advisories'], { cwd: project, env })
    return { code: 0, text: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { code, text: stdout }
  }
}

test('npm run advisories asks of everything that a server is installed with, and fails at a weakness that has to be mended within days', async () => {
  known = {}
  expect(await lookUp()).toEqual({ code: 0, text: expect.stringContaining('found 0 vulnerabilities') })
  expect(asked.hono).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  expect(Object.keys(asked).length).toBeGreaterThan(50)
  expect(Object.keys(asked)).not.toContain('vite')

  known = { hono: { severity: 'critical', range: '<999' } }
  const critical = await lookUp()
  expect(critical.code).toBe(1)
  expect(critical.text).toContain('A weakness of hono')

  known = { hono: { severity: 'low', range: '<999' } }
  expect(await lookUp()).toEqual({ code: 0, text: expect.stringContaining('A weakness of hono') })
})
