import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import { storeStarterMedia } from './starter-media.ts'
import { starterFolder } from './test-starter.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
})

afterAll(() => site.close())

test('a new site serves the widths that lie beside the starter, and a second start stores none of them again', async () => {
  const sources = ['media/blog-keep-a-trading-journal.svg', 'media/diagram-candle-am.png']
  const store = () =>
    storeStarterMedia(systemContext(site.services, 'starter'), starterFolder, { sources, texts: {} })
  const ids = await store()
  for (const source of sources)
    for (const name of ['320.avif', '640.webp', '1200.avif']) {
      const answer = await site.app.fetch(
        new Request(`http://localhost:3000/media/${ids.get(source)}/${name}`),
      )
      const made = path.join(starterFolder, 'made', path.parse(source).name, name)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        `image/${path.parse(name).ext.slice(1)}`,
      ])
      expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(made)), made).toBe(true)
    }
  expect(await store()).toEqual(ids)
})
