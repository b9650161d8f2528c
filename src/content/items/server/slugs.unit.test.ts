import { expect, test } from 'vitest'
import { slugOf } from './slugs.ts'

test.each([
  ['How to Read a Chart: Part 1', 'how-to-read-a-chart-part-1'],
  ["A trader's day", 'a-traders-day'],
  ['Café — naïve  résumé', 'cafe-naive-resume'],
  ['ሰላም', 'selam'],
  ['ኢትዮጵያ', 'ityopya'],
  ['የኢትዮጵያ ምርት ገበያ (ECX)', 'yeityopya-mrt-gebeya-ecx'],
  ['ዓለም አቀፍ', 'alem-aqef'],
  ['ሏል ቋንቋ', 'lwal-qwanqwa'],
  ['  ', ''],
  ['!?…', ''],
  ['ሰላም። ደህና፣ ናችሁ፧', 'selam-dehna-nachhu'],
])('%s → %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('is cut at a word, at 80 characters at most', () => {
  const slug = slugOf('market '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/^market(-market)+$/)
  expect(slugOf('x'.repeat(200))).toBe('x'.repeat(80))
  expect(slugOf(`${'x'.repeat(80)} more`)).toBe('x'.repeat(80))
  expect(slugOf(`${'x'.repeat(79)} more`)).toBe('x'.repeat(79))
})

test('every letter of the Ethiopic block becomes ASCII', () => {
  for (let code = 0x1200; code <= 0x135a; code++)
    expect(slugOf(String.fromCodePoint(code))).toMatch(/^[a-z0-9-]*$/)
})
