import { expect, test } from 'vitest'
import { smallest } from './shrink.ts'

const blob = (type: string, bytes: number) => new Blob([new Uint8Array(bytes)], { type })
/** What a browser writes that knows no WebP. */
const without = (png: number, jpeg: number) => async (type: string) =>
  type === 'image/jpeg' ? blob(type, jpeg) : blob('image/png', png)
const brief = (made: Blob | null) => made && [made.type, made.size]

test('a picture is WebP where the browser can write it', async () => {
  expect(brief(await smallest(async (type) => blob(type, 900_000)))).toEqual(['image/webp', 900_000])
})

test('elsewhere lines and letters stay a PNG, and a photograph becomes a JPEG', async () => {
  expect(brief(await smallest(without(300_000, 200_000)))).toEqual(['image/png', 300_000])
  expect(brief(await smallest(without(3_000_000, 400_000)))).toEqual(['image/jpeg', 400_000])
  expect(brief(await smallest(without(600_000, 700_000)))).toEqual(['image/png', 600_000])
})
