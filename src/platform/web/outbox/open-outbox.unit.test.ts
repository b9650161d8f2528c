import { expect, test } from 'vitest'
import { uploadPatience } from './open-outbox.ts'

test('an upload is waited for until the server has answered, which takes five minutes over it', () => {
  expect(uploadPatience).toBeGreaterThan(300_000)
})
