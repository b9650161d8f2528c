import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { makeFont, placeOf, readFaces } from './make-fonts.ts'

const faces = await readFaces()
const amharic = faces.filter(({ file }) => file.startsWith('amharic'))

describe.each(faces)('$file', (face) => {
  test('is what the packaged font gives for its signs', async () => {
    const kept = await readFile(placeOf(face.file))
    expect(kept.equals(await makeFont(face)), 'run: npm run fonts').toBe(true)
  })

  test('is light enough for a slow link', async () => {
    expect((await readFile(placeOf(face.file))).byteLength).toBeLessThan(16_000)
  })
})

test('the Amharic faces hold every Ethiopic sign that the site itself writes', async () => {
  const written = new Set<string>()
  for (const file of globSync(['src/**/locales/am.json', 'starter/**/*.{json,md,csv}']))
    for (const sign of (await readFile(file, 'utf8')).match(/\p{Script=Ethiopic}/gu) ?? []) written.add(sign)
  expect(written.size).toBeGreaterThan(200)
  for (const { signs } of amharic) expect([...written].filter((sign) => !signs.includes(sign))).toEqual([])
})

test('every sign of the script stands in one face of each weight', () => {
  for (const weight of ['400', '700']) {
    const ofWeight = faces.filter((face) => face.weight === weight).flatMap(({ signs }) => [...signs])
    expect(new Set(ofWeight).size).toBe(ofWeight.length)
    for (let code = 0x1200; code <= 0x139f; code++) expect(ofWeight).toContain(String.fromCodePoint(code))
  }
})
