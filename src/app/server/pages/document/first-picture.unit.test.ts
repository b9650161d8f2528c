import { expect, test } from 'vitest'
import { carryPictures, withoutCarriedPicture } from './first-picture.ts'

const srcset = (name: string) =>
  [320, 640, 960].map((width) => `/media/${name}/${width}.avif ${width}w`).join(', ')
const picture = (name: string, priority = '') =>
  `<picture class="waits"><source type="image/avif" srcSet="${srcset(name)}" sizes="94vw"/><source type="image/webp" srcSet="/media/${name}/640.webp 640w"/><img src="/media/${name}/960.webp" alt="" loading="lazy"${priority}/></picture>`
const high = ' fetchPriority="high"'
const request = { url: '/', language: 'en', fetch: () => Promise.reject(new Error('not asked')) } as const

async function carry(html: string, bytes: Buffer | undefined) {
  const asked: string[] = []
  const maker = carryPictures(
    { isCached: true, make: async () => ({ status: 200, html, language: 'en' as const }) },
    (path) => {
      asked.push(path)
      return Promise.resolve(bytes)
    },
  )
  const [one, two] = [await maker.make(request), await maker.make(request)]
  expect(two.html).toBe(one.html)
  return { html: one.html, asked }
}

test('only the first large picture travels in its page, in the width for phones, and is read once', async () => {
  const page = `<p>${picture('logo')}</p>${picture('cover', high)}${picture('later', high)}`
  const { html, asked } = await carry(page, Buffer.from('a picture'))
  const data = `data:image/avif;base64,${Buffer.from('a picture').toString('base64')} 640w, `
  expect(html).toBe(page.replace('/media/cover/640.avif', `${data}/media/cover/640.avif`))
  expect(asked).toEqual(['/media/cover/640.avif'])
  expect(withoutCarriedPicture(html)).toBe(page)
})

test('a picture that is too large, gone, or not there in that width stays outside', async () => {
  const page = picture('cover', high)
  expect((await carry(page, Buffer.alloc(14 * 1024 + 1))).html).toBe(page)
  expect((await carry(page, undefined)).html).toBe(page)
  const narrow = page.replace('/media/cover/640.avif 640w, ', '')
  expect(await carry(narrow, Buffer.from('a picture'))).toEqual({ html: narrow, asked: [] })
  expect(await carry('<p>words</p>', Buffer.from('a picture'))).toEqual({ html: '<p>words</p>', asked: [] })
})
