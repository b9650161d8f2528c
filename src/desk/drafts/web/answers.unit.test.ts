import { expect, test } from 'vitest'
import type { MetCode } from '#platform/problems/problem-codes.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { isShownInPlace, unpublishedWords } from './answers.ts'

const refused = (status: number, code: MetCode) => new ApiError(status, { code })

test('conflicts over words and settings, wrong fields and an ended session are said where they stand', () => {
  const placed = [
    refused(401, 'session.required'),
    refused(409, 'edition.changed'),
    refused(409, 'item.changed'),
    refused(422, 'input.invalid'),
  ]
  expect(placed.filter((error) => !isShownInPlace(error))).toEqual([])
})

test('whatever else keeps a step from being done has no place of its own', () => {
  const others = [
    refused(409, 'item.in_use'),
    refused(409, 'item.not_ready'),
    refused(409, 'edition.not_a_draft'),
    refused(403, 'access.denied'),
    refused(500, 'server.failed'),
    new Error('none of the API'),
  ]
  expect(others.filter(isShownInPlace)).toEqual([])
})

test('that somebody else has saved meanwhile is said of a publication only when somebody has', () => {
  const words = (code: MetCode) => unpublishedWords(refused(409, code))
  expect([words('edition.changed'), words('item.changed')]).toEqual(['publish.notYet', 'publish.notYet'])
  expect(words('item.binned')).toBe('publish.binned')
  expect([words('item.in_use'), words('item.not_ready')]).toEqual([undefined, undefined])
  expect(unpublishedWords(refused(422, 'edition.incomplete'))).toBeUndefined()
})
