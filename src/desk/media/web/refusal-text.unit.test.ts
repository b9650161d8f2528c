import { expect, test } from 'vitest'
import { isAnimated } from './is-animated.ts'
import { refusalText } from './refusal-text.ts'

test.each([
  ['IMG_0042.HEIC', 'media.refusedHeic'],
  ['logo.svg', 'media.refusedSvg'],
  ['report.docx', 'media.refusedDocument'],
  ['market.jpg', 'media.refusedPicture'],
  ['setup.exe', 'media.refused'],
])('a refused %s is told what it is', (name, text) => {
  expect(refusalText('media.type_refused', name)).toBe(text)
  expect(refusalText('media.too_large', name)).toBe('media.tooLarge')
})

test('a connection that is away is named as the reason', () => {
  expect(refusalText('network.unreachable', 'market.jpg')).toBe('media.unreachable')
})

const latin = (text: string) => new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))])

test.each([
  ['a GIF that repeats', 'GIF89a\x01\x00\x01\x00\x00\x00\x00\x21\xff\x0bNETSCAPE2.0', true],
  ['a GIF of two frames', 'GIF89a\x21\xf9\x04....\x21\xf9\x04', true],
  ['a still GIF', 'GIF89a\x21\xf9\x04', false],
  ['a WebP that moves', 'RIFF\x00\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x02', true],
  ['a WebP with transparency', 'RIFF\x00\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x10', false],
  ['a still PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', false],
])('%s is known for what it is', async (_, bytes, moves) => {
  expect(await isAnimated(latin(bytes))).toBe(moves)
})
