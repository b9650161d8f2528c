import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { projectFolder } from './support/freshness.ts'

test('the server renders with the production build of React, and carries no other', async () => {
  const folder = path.join(projectFolder, 'dist/server')
  const parts = (await readdir(folder)).filter(
    (name) => name.endsWith('.js') && !name.startsWith('swagger-ui'),
  )
  const bundle = (await Promise.all(parts.map((name) => readFile(path.join(folder, name), 'utf8')))).join(
    '\n',
  )
  expect(bundle).toContain('renderToString')
  expect(bundle.match(/process\.env\.NODE_ENV|\.development\.js|Each child in a list should have/g)).toBe(
    null,
  )
})

test('a start loads few files, in letters of one byte, and no package beside them', async () => {
  const folder = path.join(projectFolder, 'dist/server')
  const files = new Set(['start.js', 'render.js'])
  const packages = new Set<string>()
  let text = ''
  for (const file of files) {
    const part = await readFile(path.join(folder, file), 'utf8')
    text += part
    for (const statement of parseAst(part).body) {
      const from = 'source' in statement ? statement.source?.value : undefined
      if (from?.startsWith('./')) files.add(from.slice(2))
      else if (from && !from.startsWith('node:')) packages.add(from)
    }
  }
  expect([...packages]).toEqual([])
  expect(files.size).toBeLessThan(25)
  expect(/[^\0-\xff]/.exec(text)).toBe(null)
})
