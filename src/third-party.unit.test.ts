import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freeLicences, listShipped, serverLicences, thirdPartyPage } from './test-third-party.ts'

test('THIRD-PARTY.md names what is shipped, under licences that allow it', () => {
  // `npm run sbom` writes it.
  expect(readFileSync(path.resolve(import.meta.dirname, '../THIRD-PARTY.md'), 'utf8')).toBe(thirdPartyPage())
  const shipped = listShipped()
  const sent = shipped.filter(({ isSent }) => isSent)
  const unfree = (known: readonly string[], some: typeof shipped) =>
    some
      .filter(({ license }) => !license || !known.includes(license))
      .map(({ name, license }) => `${name}: ${license}`)
  expect(unfree(freeLicences, sent)).toEqual([])
  expect(unfree(serverLicences, shipped)).toEqual([])
  expect(sent.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', '@mantine/core', '@tiptap/core']),
  )
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['hono', 'pg', 'sharp']))
})
