import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { membersThatFit } from './own-members.ts'

const rules = z
  .strictObject({
    enrolment: z.enum(['open', 'closed']),
    share: z.number().int().max(100),
    outcomes: z.array(z.string()).max(3),
  })
  .partial()

test('members that are stored as their kind says are read as they are', () => {
  const stored = { enrolment: 'closed', share: 80, outcomes: ['one', 'ሁለት'] }
  expect(membersThatFit(rules, JSON.stringify(stored))).toEqual(stored)
  expect(membersThatFit(rules, '{}')).toEqual({})
})

test('a member of an earlier shape counts as missing, and the others stay', () => {
  const stored = { enrolment: 'lottery', share: '80', outcomes: ['one'], colour: 'green' }
  expect(membersThatFit(rules, JSON.stringify(stored))).toEqual({ outcomes: ['one'] })
})
