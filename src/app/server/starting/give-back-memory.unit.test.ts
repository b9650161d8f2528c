import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { keepLean } from './give-back-memory.ts'

function makeGarbage(): WeakRef<object> {
  return new WeakRef({ words: 'words '.repeat(100) })
}

test('what long work leaves behind is gone when it is done', async () => {
  let left: WeakRef<object> | undefined
  await keepLean(async () => {
    left = makeGarbage()
    await pause(1200)
  })
  // A reference that was made or looked at holds until the turn is over.
  await pause(1)
  expect(left?.deref()).toBeUndefined()
})

test('a failure of the work is its own', async () => {
  await expect(keepLean(() => Promise.reject(new Error('no content')))).rejects.toThrow('no content')
})
