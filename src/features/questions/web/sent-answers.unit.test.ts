import { expect, test } from 'vitest'
import { createSentAnswers } from './sent-answers.ts'

const form = {}

test('an answer that is tapped twice is sent once, and under the same key when it has to be sent again', () => {
  const sent = createSentAnswers()
  const key = sent.begin(form, 'a')!
  expect(sent.begin(form, 'a')).toBeNull()
  sent.end(form, key)
  expect(sent.begin(form, 'a')).toBe(key)
})

test('another answer goes out at once under its own key, and the end of the earlier one does not end it', () => {
  const sent = createSentAnswers()
  const first = sent.begin(form, 'a')!
  const second = sent.begin(form, 'b')!
  expect(second).not.toBe(first)
  sent.end(form, first)
  expect(sent.begin(form, 'b')).toBeNull()
  expect(sent.begin({}, 'b')).not.toBe(second)
})

test('once a form was emptied the same answer counts again', () => {
  const sent = createSentAnswers()
  const key = sent.begin(form, 'a')!
  sent.end(form, key)
  sent.forget(form)
  expect(sent.begin(form, 'a')).not.toBe(key)
})
