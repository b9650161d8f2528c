import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Storage } from './storage.ts'
import { jsonWithFiles, StoredFile } from './json-with-files.ts'

const streamOf = (pieces: readonly Buffer[]) => Readable.toWeb(Readable.from(pieces, { objectMode: false }))

test.each([0, 1, 2, 3, 70_000])(
  'a file of %s bytes stands in its place as base64, however it arrives',
  async (size) => {
    const bytes = randomBytes(size)
    const pieces = [bytes.subarray(0, 1), bytes.subarray(1, 30_000), bytes.subarray(30_000)]
    const get = async (key: string) => (key === 'here' ? { body: streamOf(pieces), bytes: size } : undefined)
    const storage = { get } as unknown as Storage
    const value = {
      before: '"quoted" ሰላም',
      all: [new StoredFile('here'), new StoredFile('gone')],
      after: null,
    }
    expect(await new Response(jsonWithFiles(storage, value)).json()).toEqual({
      ...value,
      all: [bytes.toString('base64'), null],
    })
  },
)

test.each([1, 2, 3])('whoever breaks off after %s pieces leaves no file open', async (taken) => {
  const closed = vi.fn()
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(3)),
      cancel: closed,
    })
  const storage = { get: async () => ({ body: endless(), bytes: Infinity }) } as unknown as Storage
  const reader = jsonWithFiles(storage, [new StoredFile('here')]).getReader()
  for (let count = 0; count < taken; count++) await reader.read()
  // One piece more is read ahead.
  await setImmediate()
  await reader.cancel()
  expect(closed).toHaveBeenCalledOnce()
})
