import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import en from '../../locales/en.json' with { type: 'json' }

const sources = path.resolve(import.meta.dirname, '../../..')

/** Names of events as `audit` is called with them: at once, or as one of two. */
function auditedEvents(): Set<string> {
  const names = new Set<string>()
  for (const file of globSync('**/server/**/*.ts', { cwd: sources })) {
    if (file.endsWith('.test.ts')) continue
    const text = readFileSync(path.join(sources, file), 'utf8')
    for (const [, head = ''] of text.matchAll(/\baudit\(([^{}]*?)\{/g))
      for (const [, name = ''] of head.matchAll(/'([a-z_]+\.[a-z_]+)'/g)) names.add(name)
  }
  return names
}

test('every event of the audit log has words', () => {
  const names = auditedEvents()
  expect(names.size).toBeGreaterThan(40)
  expect([...names].filter((name) => !Object.hasOwn(en, `event.${name}`))).toEqual([])
})
