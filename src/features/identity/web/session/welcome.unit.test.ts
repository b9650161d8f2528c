import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#platform/web/api-client.ts'
import { answersOf } from '#platform/web/answers/queries.ts'
import { keepCalendar } from '#ui/kept-calendar.ts'
import { sessionQuery } from './session-query.ts'
import { welcome } from './welcome.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})
afterEach(() => void vi.unstubAllGlobals())

const written: string[] = []
const api = createApiClient(async (address, init) => {
  if (init?.method !== 'PATCH') return Response.json({ language: null, calendar: null })
  const { calendar } = JSON.parse(String(init.body))
  written.push(`${address} ${calendar}`)
  return Response.json({ calendar })
})
const actions = {
  refresh: async () => null,
  refreshIfSignedIn() {},
  async signOut() {},
  expectEnding() {},
  takeEnding: () => null,
}
const answers = answersOf(new QueryClient())
const meet = (uid: string, before: string | undefined) => {
  answers.keep(sessionQuery, () => ({ user: { uid, calendar: null } }) as never)
  return welcome(uid, { api, actions, markPresence: async () => {}, show() {}, answers, before })
}

test('a calendar that is pressed goes into the record of whose page it is, and of nobody who comes after', async () => {
  keepCalendar('gregorian', 'am')
  await meet('almaz', undefined)
  keepCalendar('ethiopian', 'en')
  const theirs = ['/api/users/almaz gregorian', '/api/users/almaz ethiopian']
  await vi.waitFor(() => expect(written).toEqual(theirs))
  await meet('bekele', 'almaz')
  expect(written).toEqual(theirs)
})
