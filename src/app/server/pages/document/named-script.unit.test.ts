import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.resolve(file), 'utf8')

test('the script of what stands under texts is asked for by the name that the build gives it', () => {
  const [, asked] = /const partsOfTexts = '(\w+)'/.exec(read('src/app/server/pages/page-maker.ts')) ?? []
  expect(asked).toBeDefined()
  const group = read('vite.config.ts')
    .split('\n  {')
    .find((one) => one.includes("'app/web/texts/'"))
  expect(group).toContain(`name: '${asked}'`)
})
