import { expect, test } from 'vitest'
import { videoPlace } from './video-place.ts'

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' }
const vimeo = { provider: 'vimeo', id: '76979871' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', youtube],
  ['youtu.be/dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://example.com/watch?v=dQw4w9WgXcQ', undefined],
  ['https://youtube.com/watch', undefined],
  ['not an address', undefined],
])('the video of %s is found', (address, place) => {
  expect(videoPlace(address)).toEqual(place)
})
