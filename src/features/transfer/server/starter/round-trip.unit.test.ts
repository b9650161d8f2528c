import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isEmpty } from '#content/blocks/document.ts'
import { importMarkdown } from '../markdown/markdown.ts'

const starter = join(import.meta.dirname, '../../../../../starter')
const editions = globSync('**/{en,am}.md', { cwd: starter }).sort()

/** As `media.json` and `files/` name them. */
const resolveMedia = (src: string) =>
  /^(?:media|files)\/[\w.-]+$/.test(src) && existsSync(join(starter, src))
    ? src.replace(/\W/g, '-')
    : undefined

const itemOf = (kind: string) => (slug: string) => (existsSync(join(starter, kind, slug)) ? slug : undefined)

test('there are starter texts', () => {
  expect(editions.length).toBeGreaterThan(0)
})

test.each(editions)('starter text %s is carried over whole', (path) => {
  const { frontMatter, body, problems } = importMarkdown(readFileSync(join(starter, path), 'utf8'), {
    resolveMedia,
    resolveQuestion: itemOf('question'),
    resolveDataSet: itemOf('resource'),
  })
  expect(problems).toEqual([])
  expect(frontMatter).toMatchObject({ title: expect.any(String) })
  if (!path.startsWith('question/')) expect(frontMatter).toMatchObject({ excerpt: expect.any(String) })
  expect(isEmpty(body)).toBe(false)
})
