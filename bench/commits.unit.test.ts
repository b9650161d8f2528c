import { expect, test } from 'vitest'
import { faultsOfMessage } from './commits.ts'

test('a message has a short subject, and a body that says why', () => {
  const subject = 'A language chosen without a connection leads to the page that is kept'
  expect(faultsOfMessage(`${subject}\n\nThe worker took it for another page.\n`)).toEqual([])
  expect(faultsOfMessage(`${subject}\n`)).toEqual(['no body says why'])
  expect(faultsOfMessage(`${subject}, too\n\nWhy.`)).toEqual(['its subject has 74 letters, not 71 at most'])
})
