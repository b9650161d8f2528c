import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { steadily } from './steady-body.ts'

const pace = { bytes: 1000, milliseconds: 400 }

test('whoever keeps the pace may take many times as long as it looks at', async () => {
  let bytes = 0
  for await (const chunk of steadily(sending(500, { times: 20, every: 50 }), pace)) bytes += chunk.length
  expect(bytes).toBe(10_000)
})

test('a little that comes in time is whole', async () => {
  const chunks = await Array.fromAsync(steadily(sending(3, { times: 2, every: 5 }), pace))
  expect(chunks.map(({ length }) => length)).toEqual([3, 3])
})

test('whoever sends a little at a time is refused, and so is who falls silent after much', async () => {
  const dripping = steadily(sending(1, { times: 1000, every: 20 }), pace)
  await expect(Array.fromAsync(dripping)).rejects.toMatchObject({ status: 408, code: 'upload.too_slow' })
  const silent = steadily(sending(5000, { times: 2, every: 2000 }), pace)
  await expect(Array.fromAsync(silent)).rejects.toMatchObject({ status: 408, code: 'upload.too_slow' })
})

test('who stops reading cancels the body, and who breaks off is heard of', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.enqueue(new Uint8Array(10)),
    cancel: () => void (isCancelled = true),
  })
  for await (const _ of steadily(endless, pace)) break
  expect(isCancelled).toBe(true)
  const broken = new ReadableStream<Uint8Array>({ start: (stream) => stream.error(new Error('gone')) })
  await expect(Array.fromAsync(steadily(broken, pace))).rejects.toThrow('gone')
})

function sending(
  size: number,
  { times, every }: { times: number; every: number },
): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        if (sent > 0) await setTimeout(every)
        if (sent++ === times) return stream.close()
        stream.enqueue(new Uint8Array(size))
      },
    },
    { highWaterMark: 0 },
  )
}
