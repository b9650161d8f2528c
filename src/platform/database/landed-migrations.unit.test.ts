import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import landed from './landed-migrations.json' with { type: 'json' }

const folder = path.join(import.meta.dirname, 'migrations')

/** Of the words of a file, however they are laid out. */
function hashOf(file: string): string {
  const words = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\s+/g, '')
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}

test('no migration that has landed is ever edited, renamed or taken away: some database has it', () => {
  const present = Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [path.parse(file).name, hashOf(file)]),
  )
  const hint = 'a new migration gets its line in landed-migrations.json; for a landed one write another'
  expect(present, hint).toEqual(landed)
})
