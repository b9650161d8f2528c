import { randomBytes } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toZstdFrame } from './zstd-frames.ts'

const lengths = [1, 1000, 64 * 1024, 300_000, 2_000_000]
const texts = lengths.flatMap((length) => [
  randomBytes(length),
  Buffer.from('የገበያ ዋጋ <p class="text">'.repeat(Math.ceil(length / 40))),
])

test('many at once and one after the other are each whole', async () => {
  for (let round = 0; round < 4; round++) {
    const frames = await Promise.all(texts.map(toZstdFrame))
    for (const [at, frame] of frames.entries())
      expect(zstdDecompressSync(frame).equals(texts[at]!)).toBe(true)
  }
})

test('what was given stays as it is while others are made', async () => {
  const first = await toZstdFrame(Buffer.from('first'))
  for (let round = 0; round < 50; round++) await toZstdFrame(randomBytes(5000))
  expect(zstdDecompressSync(first).toString()).toBe('first')
})

test('one that fails does not spoil the next', async () => {
  await expect(toZstdFrame(Object('no bytes'))).rejects.toThrow()
  expect(zstdDecompressSync(await toZstdFrame(Buffer.from('next'))).toString()).toBe('next')
})
