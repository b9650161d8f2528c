import { expect, test } from 'vitest'
import type { Picture } from '../../media/contract.ts'
import { renderPicture } from '../../blocks/nodes/figure-image.ts'
import { withShowLinks } from './waiting-pictures.ts'

const picture: Picture = {
  id: 'candle',
  width: 1200,
  height: 675,
  alt: { en: '', am: '' },
  sources: [{ type: 'image/avif', srcset: '/media/candle/480.avif 480w' }],
  src: '/media/candle/960.webp',
  bytes: 84_213,
}
const say = (bytes: number | undefined) => (bytes ? `Show & pay ${bytes}` : 'Show')

test("after each picture of a text stands the link that shows it: what it is, in the text's language, and its weight", () => {
  const html = `<p>a</p><figure class="figure">${renderPicture(picture, 'A &quot;candle&quot;')}<figcaption>c</figcaption></figure>`
  expect(withShowLinks(html + html, { language: 'am', say }).split('<p>a</p>')).toEqual([
    '',
    ...Array.from({ length: 2 }, () =>
      html
        .slice('<p>a</p>'.length)
        .replace('<picture>', '<picture class="waits">')
        .replace(
          '</picture>',
          '</picture><a class="show-picture" href="/media/candle/960.webp"><span>A &quot;candle&quot;</span> <span lang="am">Show &amp; pay 84213</span></a>',
        ),
    ),
  ])
})

test('a text that was published before its pictures were weighed says no weight', () => {
  const { bytes: _, ...unweighed } = picture
  const html = renderPicture(unweighed, 'A candle')
  expect(html).not.toContain('data-bytes')
  expect(withShowLinks(html, { language: 'en', say })).toContain('<span lang="en">Show</span>')
})
