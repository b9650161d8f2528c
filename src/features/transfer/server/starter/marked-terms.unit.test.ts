import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readStarter, type StarterItem } from './read-starter.ts'

const starter = await readStarter(path.join(import.meta.dirname, '../../../../../starter'))
const items = starter.items.flatMap((item) => [item, ...item.lessons])
const terms = new Set(items.filter(({ kind }) => kind === 'term').map(({ slug }) => slug))

/** Texts for reading; exercises mark only what they have to explain. */
const proseKinds = ['blog', 'learn', 'course', 'lesson', 'resource', 'faq', 'page']
const prose = items.filter(({ kind }) => proseKinds.includes(kind))

/** Texts that use no word of the glossary, with what they speak of instead. */
const withoutTerms = new Map([
  ['faq/does-it-work-on-a-slow-connection', 'phones, files and connections'],
  ['faq/how-do-i-change-language-and-calendar', 'the settings of the site'],
  ['faq/how-do-i-create-an-account', 'names, passwords and mails'],
  ['faq/how-do-i-download-or-delete-my-data', 'what the site keeps of a member'],
  ['faq/how-is-my-progress-counted', 'lessons and their percentage'],
  ['faq/what-can-i-read-without-an-account', 'the parts of the site'],
  ['faq/what-does-my-dashboard-show', 'the parts of a page of members'],
  ['faq/why-was-i-signed-out', 'sessions and shared phones'],
  ['page/contact', 'how to write to the hub'],
  ['lesson/11-final-quiz', 'how the quiz is taken'],
  ['lesson/12-final-quiz', 'how the quiz is taken'],
])

describe.each(prose.map((item) => [`${item.kind}/${item.slug}`, item] as const))('%s', (name, item) => {
  test.each(['en', 'am'] as const)('marks terms in %s, each once, unless it uses none', (language) => {
    const marked = marksOf(item, language)
    expect(marked).toEqual([...new Set(marked)])
    if (withoutTerms.has(name)) expect(marked).toEqual([])
    else expect(marked).not.toEqual([])
  })
})

test.each(items.map((item) => [`${item.kind}/${item.slug}`, item] as const))(
  'every mark in %s leads to a term',
  (_, item) => {
    const marked = (['en', 'am'] as const).flatMap((language) => marksOf(item, language))
    expect(marked.filter((slug) => !terms.has(slug))).toEqual([])
  },
)

test('every exception is a text of the starter', () => {
  const names = prose.map(({ kind, slug }) => `${kind}/${slug}`)
  expect([...withoutTerms.keys()].filter((name) => !names.includes(name))).toEqual([])
})

/** The terms that a text marks, in order. */
function marksOf({ texts }: StarterItem, language: 'en' | 'am'): string[] {
  const { markdown = '' } = texts.find((text) => text.language === language) ?? {}
  return [...markdown.matchAll(/\]\(\/glossary\/([^)]*)\)/g)].map(([, slug = '']) => slug)
}
