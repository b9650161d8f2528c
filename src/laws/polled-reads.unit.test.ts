import { expect, test } from 'vitest'
import { isPolledRead } from '../features/identity/server/http/request-actor.ts'
import { readSources, type Source } from '../test-sources.ts'

const sources = readSources().filter(({ isTest }) => !isTest)

/** The addresses that a file asks again and again, as its queries name them; `?` for one that is not found. */
function addressesPolledBy({ text }: Pick<Source, 'text'>): string[] {
  return text
    .split('refetchInterval:')
    .slice(0, -1)
    .map((before) => before.slice(before.lastIndexOf('useQuery(')))
    .map((query) => addressIn(query) ?? addressOf(/\.\.\.(\w+Query)\b/.exec(query)?.[1] ?? '') ?? '?')
}

/** Of a query that stands under a name of its own. */
function addressOf(name: string): string | undefined {
  const made = sources.map(({ text }) => text.split(`export const ${name} = `)[1]).find(Boolean)
  return made && addressIn(made.slice(0, 200))
}

function addressIn(code: string): string | undefined {
  return /apiQuery\(\s*'([^']+)'/.exec(code)?.[1]?.replaceAll(/\{\w+\}/g, 'one')
}

test('what a page asks again by itself keeps no session alive', () => {
  const polled = sources.flatMap(addressesPolledBy)
  expect(polled).toContain('/api/admin/overview')
  expect(polled.filter((address) => !isPolledRead(address))).toEqual([])
})

test('a query that nobody knows is found too', () => {
  const text = "useQuery({ ...apiQuery('/api/courses/{id}'), refetchInterval: 5 })"
  expect(addressesPolledBy({ text })).toEqual(['/api/courses/one'])
  expect(addressesPolledBy({ text: 'useQuery({ ...strangeQuery, refetchInterval: 5 })' })).toEqual(['?'])
  expect(addressesPolledBy({ text: 'useQuery({ ...ownCertificatesQuery, refetchInterval: 5 })' })).toEqual([
    '/api/certificates',
  ])
})
