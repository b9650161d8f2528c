import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answersOf } from '#platform/web/answers/queries.ts'
import type { SessionUser } from '#platform/web/session.ts'
import type { SessionAnswer } from '../../contract.ts'
import {
  findSessionUser,
  forgetPersonalAnswers,
  forgetSessionUser,
  mergeSessionUser,
  sessionOf,
  sessionQuery,
} from './session-query.ts'

const user: SessionUser = {
  uid: 'u1',
  email: 'a@example.com',
  displayName: 'Almaz',
  photoURL: null,
  emailVerified: true,
  role: 'user',
  isAdmin: false,
  status: 'active',
  online: false,
  lastSeen: null,
  createdAt: 1,
  bio: '',
  phone: '',
  language: null,
  calendar: null,
  keptSignedIn: false,
  mustAddFactor: false,
}
const answer: SessionAnswer = {
  user,
  providers: [],
  idleMilliseconds: 1_200_000,
  verificationRequired: false,
  hasPassword: true,
  asksLegal: false,
}

test('nobody knows who is there until the first answer; a failed question counts as signed out', () => {
  expect(sessionOf({ isError: false })).toEqual({ state: 'loading', user: null })
  expect(sessionOf({ data: { ...answer, user: null }, isError: false })).toEqual({
    state: 'signed-out',
    user: null,
  })
  expect(sessionOf({ isError: true })).toEqual({ state: 'signed-out', user: null })
  expect(sessionOf({ data: answer, isError: false })).toEqual({ state: 'signed-in', user })
  expect(sessionOf({ data: answer, isError: true }).state).toBe('signed-in')
})

test('a stored record is merged into its own user only, and an empty one changes nothing', () => {
  const queryClient = cacheWith(answer)
  mergeSessionUser(answersOf(queryClient), { uid: 'u2', bio: 'someone else' })
  mergeSessionUser(answersOf(queryClient), { uid: 'u1' })
  expect(findSessionUser(answersOf(queryClient))).toEqual(user)
  mergeSessionUser(answersOf(queryClient), { uid: 'u1', online: true, bio: 'coffee' })
  expect(findSessionUser(answersOf(queryClient))).toEqual({ ...user, online: true, bio: 'coffee' })
})

test('after a session only what belongs to nobody stays: ways to sign in, and drafts that are kept by their writer', () => {
  const queryClient = cacheWith(answer)
  queryClient.setQueryData(['/api/saved', {}], { items: [] })
  queryClient.setQueryData(['draft', 'u1', 'about'], { bio: 'coffee' })
  forgetSessionUser(answersOf(queryClient))
  forgetPersonalAnswers(queryClient)
  expect(findSessionUser(answersOf(queryClient))).toBeNull()
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({ providers: [], hasPassword: false })
  expect(queryClient.getQueryData(['/api/saved', {}])).toBeUndefined()
  expect(queryClient.getQueryData(['draft', 'u1', 'about'])).toEqual({ bio: 'coffee' })
})

function cacheWith(answer: SessionAnswer): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, answer)
  return queryClient
}
