/**
 * Latin spellings of the consonants of Unicode's Ethiopic block, each series of eight starting at its offset,
 * after the System for Ethiopic Representation in ASCII (SERA), with its capitals written in lower case.
 */
const consonants: Record<number, string> = {
  0x1200: 'h',
  0x1208: 'l',
  0x1210: 'h',
  0x1218: 'm',
  0x1220: 's',
  0x1228: 'r',
  0x1230: 's',
  0x1238: 'sh',
  0x1240: 'q',
  0x1248: 'qw',
  0x1250: 'q',
  0x1258: 'qw',
  0x1260: 'b',
  0x1268: 'v',
  0x1270: 't',
  0x1278: 'ch',
  0x1280: 'h',
  0x1288: 'hw',
  0x1290: 'n',
  0x1298: 'ny',
  0x12a0: '',
  0x12a8: 'k',
  0x12b0: 'kw',
  0x12b8: 'h',
  0x12c0: 'hw',
  0x12c8: 'w',
  0x12d0: '',
  0x12d8: 'z',
  0x12e0: 'zh',
  0x12e8: 'y',
  0x12f0: 'd',
  0x12f8: 'd',
  0x1300: 'j',
  0x1308: 'g',
  0x1310: 'gw',
  0x1318: 'ng',
  0x1320: 't',
  0x1328: 'ch',
  0x1330: 'p',
  0x1338: 'ts',
  0x1340: 'ts',
  0x1348: 'f',
  0x1350: 'p',
}

const vowels = ['e', 'u', 'i', 'a', 'ie', '', 'o', 'wa'] as const
/** The series that carry a vowel alone begin with a. */
const bareVowels = ['a', 'u', 'i', 'a', 'e', 'e', 'o', 'a'] as const

const longestSlug = 80

/** An address part made from a title in either script: ASCII letters, digits and hyphens; empty when nothing remains. */
export function slugOf(title: string): string {
  let latin = ''
  for (const character of title.normalize('NFC')) latin += toLatin(character)
  const words = latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= longestSlug) return words
  return words
    .slice(0, longestSlug + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longestSlug)
}

function toLatin(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const series = code & ~7
  const consonant = consonants[series]
  if (consonant === undefined) return character
  const order = code - series
  if (consonant === '') return bareVowels[order] ?? ''
  return consonant + (vowels[order] ?? '')
}
