import { expect, test } from 'vitest'
import { isForCertificate } from './in-the-way.ts'

const forCertificate = { title: 'A course', faults: { 'details.certificate': 'no_final_quiz' } }
const forQuiz = { title: 'A quiz', faults: { 'details.quiz.pools.0': 'required' } }

test.each([
  [[forCertificate], true],
  [[forCertificate, forCertificate], true],
  [[forCertificate, forQuiz], false],
  [[forQuiz], false],
  [[{ title: 'Of an earlier program' }], false],
  [[], false],
])('what stands in the way of %j is the certificate alone: %s', (items, expected) => {
  expect(isForCertificate(items)).toBe(expected)
})
