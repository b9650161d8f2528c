import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { documentOf, paragraph } from '#content/server/test-authoring.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { dataSetIdsOf } from '#content/blocks/document.ts'
import { startCarrying } from './test-archive.ts'

const sites: TestApp[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

async function newSite() {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  sites.push(site)
  return startCarrying(site)
}

test('where the same data set has another id, a chart draws that one, also when the archive holds the text alone', async () => {
  const [from, to] = [await newSite(), await newSite()]
  const titles = { en: 'Beans', am: 'ባቄላ' }
  const theirs = await from.author.post('resource', titles)
  const own = await to.author.post('resource', titles)
  const chart: Block = {
    type: 'chart',
    attrs: {
      dataSet: theirs.id,
      compared: null,
      form: 'line',
      from: null,
      to: null,
      title: 'Beans',
      description: '',
      notes: [],
    },
  }
  const post = await from.author.post(
    'blog',
    { en: 'On beans' },
    { body: documentOf(paragraph('Look.'), chart) },
  )
  expect((await to.apply(await from.takeOut(`?ids=${post.id}`))).status).toBe(200)
  const { editions } = await to.author.read(post.id)
  const body = editions.find(({ language }) => language === 'en')?.body
  expect(body && dataSetIdsOf(body)).toEqual([own.id])
})
