import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './support/freshness.ts'

test('the server renders with the production build of React, and carries no other', async () => {
  const bundle = await readFile(path.join(projectFolder, 'dist/server/render.js'), 'utf8')
  expect(bundle).toContain('renderToString')
  expect(bundle.match(/process\.env\.NODE_ENV|\.development\.js|Each child in a list should have/g)).toBe(
    null,
  )
})
