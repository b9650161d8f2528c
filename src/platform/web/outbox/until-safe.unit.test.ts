import { expect, test } from 'vitest'
import { createDevice, type Store } from './device.ts'
import type { Wish } from './entries.ts'
import { createOutbox } from './outbox.ts'
import { untilSafe } from './until-safe.ts'
import { addUntilSafe } from './use-handing-in.ts'

/** An outbox on a device that is full at first, over a connection that is not there at first. */
function fullDevice() {
  const disk = { isFull: true }
  const net = { isOnline: false }
  let kept: Awaited<ReturnType<Store['read']>>
  const device = createDevice({
    read: async () => kept,
    async update(change) {
      const next = change(kept)
      if (disk.isFull) throw new DOMException('full', 'QuotaExceededError')
      kept = next
    },
  })
  const outbox = createOutbox({
    device,
    deliver: async () => 'fine',
    now: () => 0,
    random: () => 0,
    isOnline: () => net.isOnline,
    alone: (work) => work(),
    tell() {},
    onSessionDoubt() {},
  })
  outbox.setOwner('almaz')
  outbox.start()
  const noteOf = (id: string): Wish => ({
    id,
    owner: 'almaz',
    subject: `note/${id}`,
    kind: 'note',
    title: id,
    method: 'PUT',
    path: `/api/notes/${id}`,
    touches: [],
  })
  const add = (id: string) => outbox.add(noteOf(id))
  const handIn = (id: string) => addUntilSafe({ ...outbox, isLasting: device.isLasting }, noteOf(id))
  const follow = (id: string) => {
    const state = { isSafe: false }
    void untilSafe({ ...outbox, isLasting: device.isLasting }, `note/${id}`).then(() => (state.isSafe = true))
    return state
  }
  return { disk, net, outbox, add, handIn, follow }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('what the device has written down is safe at once', async () => {
  const { disk, add, follow } = fullDevice()
  disk.isFull = false
  await add('a')
  const a = follow('a')
  await settle()
  expect(a.isSafe).toBe(true)
})

test('what a full device could not take is safe once there is room', async () => {
  const { disk, add, follow } = fullDevice()
  await add('a')
  const a = follow('a')
  await settle()
  expect(a.isSafe).toBe(false)
  disk.isFull = false
  await add('b')
  await settle()
  expect(a.isSafe).toBe(true)
})

test('or once the server has it', async () => {
  const { net, outbox, add, follow } = fullDevice()
  await add('a')
  const a = follow('a')
  await settle()
  expect(a.isSafe).toBe(false)
  net.isOnline = true
  outbox.wake()
  await settle()
  expect([a.isSafe, outbox.read()]).toEqual([true, []])
})

test('or once its reader has let go of it', async () => {
  const { outbox, add, follow } = fullDevice()
  await add('a')
  const a = follow('a')
  await outbox.discard('a')
  await settle()
  expect(a.isSafe).toBe(true)
})

test('what is handed in is not done before it is safe', async () => {
  const { disk, add, handIn } = fullDevice()
  const state = { isDone: false }
  void handIn('a').then(() => (state.isDone = true))
  await settle()
  expect(state.isDone).toBe(false)
  disk.isFull = false
  await add('b')
  await settle()
  expect(state.isDone).toBe(true)
})
