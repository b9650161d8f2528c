import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LegalTexts, ManagedLegal } from '#features/legal/contract.ts'
import { legalDocuments } from '#platform/legal/legal-texts.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { loadNewSite } from './new-site.ts'

let site: TestApp
const starter = path.join(projectFolder, 'starter')
const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-legal-'))

beforeAll(async () => {
  for (const one of readdirSync(starter, { withFileTypes: true }))
    if (one.isDirectory()) mkdirSync(path.join(folder, one.name))
  for (const list of ['tags', 'tracks', 'faq-categories'])
    writeFileSync(path.join(folder, `${list}.json`), '[]')
  writeFileSync(path.join(folder, 'media/media.json'), '{}')
  for (const name of legalDocuments)
    cpSync(path.join(starter, 'page', name), path.join(folder, 'page', name), {
      recursive: true,
    })
  site = await createTestApp({ STARTER_CONTENT: 'on' })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

test('a new site begins with the first versions of its legal texts, word for word as its pages say, and a second start adds none', async () => {
  await loadNewSite(site.services, folder)
  await loadNewSite(site.services, folder)
  const { browser } = await signInAs(site, { role: 'admin' })
  const { documents } = (await browser.get<ManagedLegal>('/api/admin/legal')).json
  expect(documents).toMatchObject(
    legalDocuments.map((document) => ({
      document,
      inForce: 1,
      isChanged: false,
      versions: [{ version: 1, mustAccept: true, accepted: 1 }],
    })),
  )
  const shown = (await browser.get<LegalTexts>('/api/legal?lang=am')).json.documents
  expect(shown.map(({ versions }) => versions.map(({ summary }) => summary))).toEqual([
    ['የዚህ ጽሑፍ የመጀመሪያ እትም።'],
    ['የዚህ ጽሑፍ የመጀመሪያ እትም።'],
  ])
})
