import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#platform/server/project-folder.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const siteName = 'የነጋዴዎች ቤት'
let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ SITE_NAME: siteName })
})
afterAll(() => site.close())

interface Manifest {
  name: string
  short_name: string
  description: string
  lang: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

test('a phone installs the site under its own name, in the language of the page', async () => {
  const read = async (query: string, headers = {}) => {
    const answer = await site.browser().get<Manifest>(`/site.webmanifest${query}`, headers)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
    return JSON.parse(answer.text) as Manifest
  }
  const [en, am] = [await read('?lang=en'), await read('?lang=am')]
  expect(await read('', { 'accept-language': 'am' })).toEqual(am)
  expect([en.name, en.short_name, am.name]).toEqual([siteName, siteName, siteName])
  expect([en.lang, am.lang]).toEqual(['en', 'am'])
  expect(en.description).toMatch(/^Learn /)
  expect(am.description).toMatch(/^\p{Script=Ethiopic}/u)
  // What browsers want before they offer it.
  expect(en).toMatchObject({ start_url: '/', display: 'minimal-ui' })
  expect(en.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(en.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of en.icons) expect(existsSync(path.join(projectFolder, 'public', src)), src).toBe(true)
})
