import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { wrongSignsIn } from '#desk/findings/server/checks/punctuation.ts'
import type { Language } from '#platform/languages.ts'
import { files, readSource, readSources, sourceFolder } from './test-sources.ts'
import { findRejected, readableWords, readRejectedWords, type Reach } from './test-words.ts'

const project = path.join(sourceFolder, '..')
const rejected = readRejectedWords(readFileSync(path.join(project, 'docs/words.md'), 'utf8'))

/** Every text of a JSON document, with where it is. */
function textsIn(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, at ? `${at}.${key}` : key))
}

/** The texts of the interface with the names of what is put into them. */
const messages = (language: Language) =>
  files
    .filter((file) => file.endsWith(`/locales/${language}.json`))
    .flatMap((file) =>
      textsIn(JSON.parse(readSource(file)), '').map(({ at, text }) => ({ at: `src/${file}: "${at}"`, text })),
    )

const catalogues = (language: Language) =>
  messages(language).map(({ at, text }) => ({ at, text: text.replaceAll(/\{\w+\}/g, '…') }))

const starter = path.join(project, 'starter')
const starterFiles = readdirSync(starter, { recursive: true, encoding: 'utf8' })
const readStarter = (file: string) => readFileSync(path.join(starter, file), 'utf8')
const starterTexts = (language: Language) =>
  starterFiles
    .filter((file) => path.basename(file) === `${language}.md`)
    .map((file) => ({ at: `starter/${file}`, text: readableWords(readStarter(file)) }))

/** What stands beside the texts: tracks, tags, categories, titles of sections, descriptions of pictures, and hand-outs. */
const starterFacts = (language: Language) =>
  starterFiles.flatMap((file) => {
    const at = `starter/${file}`
    if (file.endsWith('.json'))
      return textsIn(JSON.parse(readStarter(file)), '')
        .filter((found) => found.at.split('.').includes(language))
        .map((found) => ({ at: `${at}: "${found.at}"`, text: found.text }))
    if (file.endsWith(`-${language}.csv`)) return [{ at, text: readStarter(file) }]
    return file.endsWith(`-${language}.html`) ? [{ at, text: readHandOut(readStarter(file)) }] : []
  })

/** Without shares that fill a cell: a printed table has no room for words there. */
function readHandOut(html: string): string {
  return html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<t[dh]>[\d.]+%<\/t[dh]>|<[^>]*>/g, ' ')
}

/** Fails with one line for each rejected word, which says what to write instead. */
function expectNone(
  texts: { at: string; text: string }[],
  language: Language,
  reaches: readonly Reach[],
): void {
  const rules = rejected.filter((word) => word.language === language && reaches.includes(word.reach))
  const breaches = texts.flatMap(({ at, text }) =>
    findRejected(text, rules).map(
      ({ word, better }) => `${at} has "${word}": write ${better || 'it otherwise'}`,
    ),
  )
  expect(breaches.join('\n')).toBe('')
}

describe.each(['en', 'am'] as const)('the words of docs/words.md in %s', (language) => {
  test('are read from it', () => {
    expect(rejected.filter((word) => word.language === language).length).toBeGreaterThan(30)
  })

  test('refuse none in the interface', () => {
    expectNone(catalogues(language), language, ['everywhere', 'interface'])
  })

  test('refuse none in the starter texts', () => {
    const texts = starterTexts(language)
    expect(texts.length).toBeGreaterThan(40)
    expectNone(texts, language, ['everywhere'])
  })

  test('refuse none in what stands beside the starter texts', () => {
    const facts = starterFacts(language)
    for (const part of ['tracks.json', 'tags.json', 'faq-categories.json', 'media.json', '.html', '.csv'])
      expect(
        facts.some(({ at }) => at.includes(part)),
        part,
      ).toBe(true)
    expectNone(facts, language, ['everywhere'])
  })

  test('call no two things alike that the audit log is looked through by', () => {
    const subjects = catalogues(language).filter(({ at }) =>
      /"(kind\.\w+\.subject|audit\.subject\.\w+)"$/.test(at),
    )
    const names = subjects.map(({ text }) => text)
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  test('no text of the interface raises its voice', () => {
    const loud = catalogues(language).filter(({ text }) => /[!！]/.test(text))
    expect(loud.map(({ at }) => `${at} has an exclamation mark`).join('\n')).toBe('')
  })
})

test('English has the quotation marks and apostrophes of print, but for that of the site’s own name', () => {
  // What parts texts from each other in a starter file is no text: around what its head names, captions, names of values.
  const bodies = starterTexts('en').map(({ at, text }) => ({
    at,
    text: text
      .replace(/^---\n[\s\S]*?\n---\n/, (head) =>
        head.replaceAll(/^(?:\w+:|\s+-) ["[].*$/gm, (line) => line.replaceAll(/(?<!\\)"/g, ' ')),
      )
      .replaceAll(/\]\([^)]*\)|\{[^}]*\}/g, ' '),
  }))
  expect(bodies.length).toBeGreaterThan(40)
  const typed = [...catalogues('en'), ...bodies].filter(({ text }) =>
    /["']/.test(text.replaceAll("Traders' Hub", '')),
  )
  expect(typed.map(({ at }) => `${at} has a typewriter’s mark`).join('\n')).toBe('')
})

test('to undo and to restore are two words in Amharic, as they are in English', () => {
  const amharicOf = (english: string) => {
    const places = catalogues('en')
      .filter(({ text }) => text === english)
      .map(({ at }) => at.replace('/en.json', '/am.json'))
    return new Set(
      catalogues('am')
        .filter(({ at }) => places.includes(at))
        .map(({ text }) => text),
    )
  }
  const [undone, restored] = [amharicOf('Undo'), amharicOf('Restore')]
  expect(undone.size).toBe(1)
  expect([...undone].filter((word) => restored.has(word))).toEqual([])
})

test('shares are written in one way: 3% in English, 3 በመቶ in Amharic', () => {
  const texts = (language: Language) => [
    ...catalogues(language),
    ...starterTexts(language),
    ...starterFacts(language),
  ]
  const wrong = (language: Language, form: RegExp) =>
    texts(language).flatMap(({ at, text }) =>
      [...text.matchAll(form)].map(({ 0: words }) => `${at}: ${words}`),
    )
  // What an address has escaped is no share.
  expect([...wrong('en', /[\d…] %/g), ...wrong('am', /[\d…በ] ?%(?![\dA-F]{2})/g)].join('\n')).toBe('')
})

test('sums are written with the signs × and −, not with a letter and a hyphen', () => {
  const texts = (['en', 'am'] as const).flatMap((language) => [
    ...catalogues(language),
    ...starterTexts(language),
    ...starterFacts(language),
  ])
  const wrong = texts.flatMap(({ at, text }) =>
    [...text.matchAll(/ x (?=[\d−(])|×[^\n]* - (?=[^\n]*×)/g)].map(({ 0: words }) => `${at}: ${words}`),
  )
  expect(wrong.join('\n')).toBe('')
})

test('Amharic texts are written with Ethiopic signs, also where code fills them in', () => {
  const breaches = catalogues('am').flatMap(({ at, text }) => {
    const afterPlace = [...text.matchAll(/…[,;:](?=\s|$)/g)].map(({ 0: sign }) => sign)
    const beforeAmharic = [...text.matchAll(/[^\s\d][,;:]\s+(?=\p{Script=Ethiopic})/gu)].map(
      ({ 0: sign }) => sign,
    )
    return [...wrongSignsIn(text), ...afterPlace, ...beforeAmharic].map(
      (words) => `${at} has Latin signs: ${words}`,
    )
  })
  expect(breaches.join('\n')).toBe('')
})

test('pages put texts together with the signs of the language, through platform/punctuation.ts', () => {
  const shown = readSources().filter(({ side, isTest }) => side === 'web' && !isTest)
  const joins = /\}[,:;] \$\{|\.join\('[,:;] '\)|\bt\([^()]*\)\}[,:;](?=\s*<|\s*$|\{)/gm
  const breaches = shown.flatMap(({ file, text }) =>
    [...text.matchAll(joins)].map(
      ({ index }) =>
        `src/${file}:${text.slice(0, index).split('\n').length} joins with a Latin sign: use labelled() or listed()`,
    ),
  )
  expect(breaches.join('\n')).toBe('')
})

test('no Amharic prefix or ending is joined to a name, which may stand in Latin letters', () => {
  const names =
    'name|names|who|whom|site|title|host|address|label|email|unit|words|course|section|group|quote'
  const joined = new RegExp(`[\\u1200-\\u135a]\\{(${names})\\}|\\{(${names})\\}[\\u1200-\\u135a]`)
  const faults = messages('am').filter(({ text }) => joined.test(text))
  expect(faults.map(({ at, text }) => `${at}: “${text}” needs «…» or a noun before it`).join('\n')).toBe('')
})

test('a journal is called by its own word in Amharic', () => {
  const amharic = new Map(messages('am').map(({ at, text }) => [at, text]))
  const journals = messages('en').filter(({ text }) => /\bjournal\b/.test(text))
  expect(journals.length).toBeGreaterThan(10)
  const faults = journals.filter(
    ({ at }) => !amharic.get(at.replace('/en.json', '/am.json'))?.includes('ማስታወሻ'),
  )
  expect(faults.map(({ at }) => at)).toEqual([])
})
