import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './support/freshness.ts'

test('the server renders with the production build of React, and carries no other', async () => {
  const folder = path.join(projectFolder, 'dist/server')
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const bundle = (await Promise.all(parts.map((name) => readFile(path.join(folder, name), 'utf8')))).join(
    '\n',
  )
  expect(bundle).toContain('renderToString')
  expect(bundle.match(/process\.env\.NODE_ENV|\.development\.js|Each child in a list should have/g)).toBe(
    null,
  )
})
