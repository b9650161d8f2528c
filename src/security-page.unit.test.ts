import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asvsIds, isInProject, readSecurityPage } from './test-asvs.ts'

const { rows, open } = readSecurityPage()

test('docs/security.md has one row for every requirement of both levels', () => {
  expect(asvsIds).toHaveLength(253)
  expect(rows.map(({ id }) => id)).toEqual(asvsIds)
})

test('what is not met stands at its top', () => {
  const unmet = rows.filter(({ state }) => state === 'not met' || state === 'partly')
  expect(open).toEqual(unmet.map(({ id }) => id))
})

test('what is met says what shows it, and all of that is there', () => {
  expect(rows.filter(({ state, files }) => state === 'met' && files.length === 0)).toEqual([])
  const named = new Set(rows.flatMap(({ files }) => files))
  expect([...named].filter((file) => !isInProject(file))).toEqual([])
})

test('the days within which a known weakness is mended are the same wherever they stand', () => {
  const days = /2 days when critical, 7 when high, 30 otherwise/
  for (const page of ['SECURITY.md', 'docs/security.md']) expect(readFileSync(page, 'utf8')).toMatch(days)
  expect(readFileSync('docs/security.md', 'utf8')).toContain(
    '| 15.1.1 | met | Critical 2 days, high 7, others 30, from',
  )
})
