import { beforeEach, expect, test } from 'vitest'
import { createDevice, type Store } from './device.ts'
import { reduceOutbox, type OutboxEntry, type OutboxEvent, type Wish } from './entries.ts'

/** The browser's database, which every page of this device shares. */
const disk: { entries: readonly OutboxEntry[] | undefined; isFull: boolean; isShut: boolean } = {
  entries: undefined,
  isFull: false,
  isShut: false,
}

const store: Store = {
  async read() {
    if (disk.isShut) throw new DOMException('shut', 'InvalidStateError')
    return disk.entries
  },
  async update(change) {
    if (disk.isShut) throw new DOMException('shut', 'InvalidStateError')
    const next = change(disk.entries)
    if (disk.isFull) throw new DOMException('full', 'QuotaExceededError')
    disk.entries = next
  },
}

beforeEach(() => Object.assign(disk, { entries: undefined, isFull: false, isShut: false }))

const wish = (id: string, method: Wish['method'] = 'PUT'): Wish => ({
  id,
  owner: 'almaz',
  subject: `lesson/${id[0]}`,
  kind: 'lesson',
  title: id,
  method,
  path: `/api/${id}`,
  touches: [],
})
const added = (id: string, method?: Wish['method']): OutboxEvent => ({
  type: 'added',
  wish: wish(id, method),
  at: 1,
})

function openDevice() {
  const device = createDevice(store)
  return {
    ...device,
    apply: (event: OutboxEvent) => device.update((before) => reduceOutbox(before, event)),
  }
}
const ids = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id)

test('what waited before the device was full still waits beside what it cannot write down', async () => {
  await openDevice().apply(added('a'))
  disk.isFull = true
  const device = openDevice()
  expect(ids(await device.apply(added('b')))).toEqual(['a', 'b'])
  expect(ids(await device.read())).toEqual(['a', 'b'])
  expect(device.isLasting()).toBe(false)
})

test('what a full device could not take is written down once there is room', async () => {
  await openDevice().apply(added('a'))
  const device = openDevice()
  disk.isFull = true
  await device.apply(added('b'))
  disk.isFull = false
  await device.apply(added('c'))
  expect(device.isLasting()).toBe(true)
  expect(ids(await openDevice().read())).toEqual(['a', 'b', 'c'])
})

test('nothing is said to be lost while it is being written', async () => {
  const said: boolean[] = []
  const device = createDevice({
    read: store.read,
    async update(change) {
      await store.update(change)
      said.push(device.isLasting())
    },
  })
  await device.update((before) => reduceOutbox(before, added('a')))
  expect(said).toEqual([true])
})

test('a wish that was taken back while nothing could be written does not come back with the next page', async () => {
  await openDevice().apply(added('a1'))
  const device = openDevice()
  disk.isFull = true
  await device.apply(added('a2', 'DELETE'))
  await device.apply({ type: 'sent', id: 'a2' })
  disk.isFull = false
  await device.apply(added('b'))
  expect(ids(await openDevice().read())).toEqual(['b'])
})

test('a database that is shut for a moment takes nothing away, and is asked again', async () => {
  const device = openDevice()
  await device.apply(added('a'))
  disk.isShut = true
  expect(ids(await device.read())).toEqual(['a'])
  expect(ids(await device.apply(added('b')))).toEqual(['a', 'b'])
  disk.isShut = false
  await openDevice().apply(added('c'))
  expect(ids(await device.read())).toEqual(['a', 'c', 'b'])
})

test('changes that are made at the same moment are each made once', async () => {
  const device = openDevice()
  await device.apply(added('a'))
  await Promise.all([
    device.apply({ type: 'taken', id: 'a', at: 2 }),
    device.apply(added('b')),
    device.apply(added('c')),
  ])
  const entries = await openDevice().read()
  expect(ids(entries)).toEqual(['a', 'b', 'c'])
  expect(entries[0]?.attempts).toBe(1)
})

test('where nothing can be kept at all the outbox lives as long as its page', async () => {
  disk.isShut = true
  const device = openDevice()
  await device.apply(added('a'))
  await device.apply(added('b'))
  await device.apply({ type: 'sent', id: 'a' })
  expect(ids(await device.read())).toEqual(['b'])
  expect(device.isLasting()).toBe(false)
})
