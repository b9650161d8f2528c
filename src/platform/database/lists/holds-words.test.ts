import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { holdsWords } from './holds-words.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** As in a database whose locale knows the letters of ASCII alone. */
async function isFound(words: string, text: string): Promise<boolean> {
  const { db, engine } = site.services.connection
  const kept = engine === 'postgres' ? sql`cast(${text} as text) collate "C"` : sql`${text}`
  const { rows } = await sql<{ found: unknown }>`
    select ${holdsWords(db, 'kept.words', words)} as "found" from (select ${kept} as "words") as "kept"
  `.execute(db)
  return Boolean(rows[0]?.found)
}

test('letters of any script are found in capitals or not, and no others', async () => {
  for (const words of [
    'étoile',
    'ÉTOILE',
    'σίγ',
    'ответ',
    'ቡና',
    '100% [^A-z]*?\\_',
    'é 100% [^A-z]*?\\_',
    '',
  ])
    expect([words, await isFound(words, 'Étoile ΣΊΓ Ответ ቡና É 100% [^a-z]*?\\_')]).toEqual([words, true])
  for (const words of ['etoile', 'ቡኑ', '1_0', '100_', 'x*', '[a-z] ', '.'])
    expect([words, await isFound(words, 'Étoile ΣΊΓ Ответ ቡና É 100% [^a-z]*?\\_')]).toEqual([words, false])
})

test('a part of a text is found in it, whatever signs it has', async () => {
  const signs = fc.constantFrom(...'*?[]^-\\%_.+(){}|$!#&~"\'\n éÉßıİǅ፡ቡ😀')
  const text = fc.array(fc.oneof(signs, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(text, text, text, async (before, within, after) => {
      const parts = [before, within, after].map((one) => one.join('').replaceAll('\0', ''))
      expect(await isFound(parts[1] ?? '', parts.join(''))).toBe(true)
      expect(await isFound(`${parts[1]}\u{10fffd}`, parts.join(''))).toBe(false)
    }),
    { numRuns: 200 },
  )
})
