import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

const lists = readFileSync(path.join(import.meta.dirname, '../../e2e/support/every-page.ts'), 'utf8')

/** Addresses that stand in no list of pages, and why. */
const elsewhere: Record<string, string> = {
  resourceFile: 'a file',
  feed: 'a file',
  certificate: 'stands only where somebody has earned one: earn-a-certificate.spec.ts looks at it',
  courseInvitation: 'stands only where one was sent: accept-an-invitation.spec.ts looks at it',
  unsubscribe: 'is what an e-mail leads to: come-back-to-what-was-missed.spec.ts looks at it',
  preview: 'its list has the address that the API gives',
  'admin.item': 'its list is made of the kinds',
}

/** Pages of the admin area without an `id` are listed all at once. */
const names = [
  ...Object.keys(paths).filter((name) => name !== 'admin'),
  ...Object.entries(paths.admin).flatMap(([name, page]) =>
    typeof page === 'string' ? [] : [`admin.${name}`],
  ),
]

const isListed = (name: string) => new RegExp(`\\bpaths\\.${name.replace('.', '\\.')}\\b`).test(lists)

test('every page is opened by the journeys that look at all, or is said to be looked at elsewhere', () => {
  expect(names.filter((name) => !isListed(name) && !(name in elsewhere))).toEqual([])
  expect(Object.keys(elsewhere).filter((name) => isListed(name) || !names.includes(name))).toEqual([])
})
