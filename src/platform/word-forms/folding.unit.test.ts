import { expect, test } from 'vitest'
import { fold } from './folding.ts'

test.each([
  ['homophones of h', ['ሀገር', 'ሃገር', 'ሐገር', 'ሓገር', 'ኀገር', 'ኃገር', 'ኸገር', 'ኻገር']],
  ['homophones of s', ['ሰላም', 'ሠላም']],
  ['homophones of a', ['አለም', 'ኣለም', 'ዐለም', 'ዓለም']],
  ['homophones of ts', ['ጸሐይ', 'ፀሐይ', 'ፀሀይ', 'ጸሃይ']],
  ['every order of a series', ['ሠሡሢሣሤሥሦ', 'ሰሱሲሳሴስሶ']],
  ['case and marks of Latin letters', ['Café ÉTÉ', 'cafe ete', 'CAFÉ  été']],
  ['punctuation of both scripts', ['ሰላም፣ ገበያ።', 'ሰላም ገበያ', ' ሰላም፡ገበያ ']],
  ['forms that look alike', ['ﬁle', 'file', 'FILE']],
])('%s are one', (_, words) => {
  expect(new Set(words.map(fold)).size).toBe(1)
})

test('letters that sound different stay different', () => {
  expect(new Set(['ሀ', 'ለ', 'መ', 'ሰ', 'ሸ', 'አ', 'ጸ', 'ጰ', 'ከ', 'ኡ', 'ሁ'].map(fold)).size).toBe(11)
})

test('numbers stay, and nothing of punctuation remains', () => {
  expect(fold('100%_of "it" — ETB 1,250.50')).toBe('100 of it etb 1 250 50')
  expect(fold('… !?')).toBe('')
})
