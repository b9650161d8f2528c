import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import { plainText } from '#content/blocks/document.ts'
import { importMarkdown } from '../markdown/markdown.ts'
import { readStarter, type StarterItem } from './read-starter.ts'

const starter = await readStarter(path.join(import.meta.dirname, '../../../../../starter'))
const items = starter.items.flatMap((item) => [item, ...item.lessons])
const named = items.map((item) => [`${item.kind}/${item.slug}`, item] as const)

describe.each(named)('%s', (_, item) => {
  const [en, am] = [bodyOf(item, 'en'), bodyOf(item, 'am')]

  test('has the same headings, tables, lists and pictures in both languages', () => {
    expect(shapeOf(am)).toEqual(shapeOf(en))
  })

  test('has the same numbers in both languages, but for the years', () => {
    expect(numbersOf(am)).toEqual(numbersOf(en))
  })

  test('shows sums as tables, whose columns all have a name', () => {
    for (const block of [...en, ...am]) {
      if (block.type === 'codeBlock') expect(plainText({ type: 'doc', content: [block] })).not.toContain('\n')
      if (block.type === 'table') expect(headOf(block)).not.toContain('')
    }
  })

  test('says when it was last checked, and names every source once', () => {
    expect(item.neutral.reviewedOn).toMatch(/^2026-11-/)
    const addresses = item.neutral.sources.map(({ url }) => url)
    expect(addresses).toEqual([...new Set(addresses)])
  })

  test('has documents as sources: what they are, of which day, and where one can open them', () => {
    for (const { title, url, date = '' } of item.neutral.sources) {
      const isNumbered = /\b(Proclamation|Directive|Decision) (No\. |\(EU\) )\S*\d/.test(title)
      if (!isNumbered) expect(title).toMatch(/^[^:]+: \p{Lu}\S+( \S+){4}/u)
      if (!isNumbered) expect(new URL(url).pathname.length, url).toBeGreaterThan(8)
      expect(title).not.toMatch(/\b(notices|results|register|list of|listed companies|daily prices)\b/)
      expect(url).toMatch(/^https:/)
      expect(date).toMatch(/^(20[0-2]\d|19\d\d)-[01]\d-[0-3]\d$/)
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
      expect(date < (item.neutral.reviewedOn ?? '')).toBe(true)
    }
  })

  test('promises nothing that the site does not have', () => {
    const texts = item.texts.map(({ markdown }) => markdown).join('\n')
    expect(texts).not.toMatch(/your certificates|certificates? (show|you have earned)|የምስክር ወረቀቶችዎ/i)
    expect(texts).not.toMatch(
      /\bask (members|you) to agree|\bby invitation\b|were invited|እንዲስማሙ እንጠይቃለን|የተጋበዙ|በግብዣ/i,
    )
    expect(texts).not.toMatch(/after that you can sign in|Signing in, courses|ከዚያ በኋላ መግባት ይችላሉ/)
    expect(texts).not.toMatch(/[a-z](n't|'re|'ll|'ve)\b|\b(it|that|there|what|let)'s\b|\bwhoever\b/i)
  })
})

test('no text of the first start speaks to the operator instead of the reader', () => {
  const texts = items.flatMap((item) => item.texts.map(({ markdown }) => markdown)).join('\n')
  expect(texts).not.toMatch(/For the operator|ለድረ ገጹ አስተዳዳሪ\]/)
})

const lessons = starter.items.flatMap((item) => item.lessons).filter(isRead)
const learnPages = starter.items.filter(({ kind }) => kind === 'learn')

test.each(lessons.map((lesson) => [lesson.slug, lesson] as const))(
  'the lesson %s asks three times, shows a figure or a table and reckons with numbers',
  (_, lesson) => {
    const body = bodyOf(lesson, 'en')
    for (const asked of asksOf(lesson)) expect(asked).toBeGreaterThanOrEqual(3)
    expect(body.some(({ type }) => type === 'table' || type === 'figureImage')).toBe(true)
    expect(numbersOf(body).length).toBeGreaterThan(5)
  },
)

test.each(learnPages.map((page) => [page.slug, page] as const))('the learn page %s asks twice', (_, page) => {
  for (const asked of asksOf(page)) expect(asked).toBeGreaterThanOrEqual(2)
})

test('there are courses with eight lessons or more, and a page to each step of the tracks', () => {
  const courses = starter.items.filter(({ kind }) => kind === 'course')
  expect(courses.length).toBeGreaterThanOrEqual(3)
  for (const course of courses) {
    expect(course.lessons.filter(isRead).length).toBeGreaterThanOrEqual(8)
    for (const kind of ['quiz', 'practice'])
      expect(course.lessons.filter(({ own }) => own.lessonKind === kind)).toHaveLength(1)
  }
})

test('every cover belongs to one thing only', () => {
  const covers = [
    ...items.flatMap(({ neutral }) => neutral.cover ?? []),
    ...starter.tracks.flatMap(({ cover }) => cover ?? []),
  ]
  expect(covers.length).toBeGreaterThan(20)
  expect(covers.toSorted()).toEqual([...new Set(covers)].toSorted())
  for (const cover of covers) expect(starter.alternativeTexts).toHaveProperty([path.basename(cover)])
})

test('every tag has more than one text', () => {
  for (const { slug } of starter.tags) {
    expect(items.filter(({ neutral }) => neutral.tags.includes(slug)).length, slug).toBeGreaterThan(1)
  }
})

/** How many questions each language's text asks. */
function asksOf({ texts }: StarterItem): number[] {
  expect(texts).toHaveLength(2)
  return texts.map(({ markdown }) => markdown.match(/^::question\{#/gm)?.length ?? 0)
}

/** Not a quiz, and no exercise. */
function isRead({ own }: StarterItem): boolean {
  return own.lessonKind === undefined
}

function bodyOf(item: StarterItem, language: 'en' | 'am'): Block[] {
  const text = item.texts.find((one) => one.language === language)
  return importMarkdown(text?.markdown ?? '', {
    resolveMedia: (source) => source.replace(/\W/g, '-'),
    resolveDataSet: (slug) => slug,
  }).body.content
}

/** Kinds of blocks in order; of a table also its size, of a list the number of its entries. */
function shapeOf(blocks: readonly Block[]): string[] {
  return blocks.map((block) => {
    if (block.type === 'heading') return `heading ${block.attrs.level}`
    if (block.type === 'table')
      return `table ${block.content.map((row) => row.content?.length ?? 0).join('+')}`
    if (block.type === 'bulletList' || block.type === 'orderedList')
      return `${block.type} ${block.content.length}`
    return block.type
  })
}

function headOf(table: Extract<Block, { type: 'table' }>): string[] {
  return (table.content[0]?.content ?? []).map((cell) =>
    plainText({ type: 'doc', content: cell.content }).trim(),
  )
}

/** Numbers of a text in order of size. Years are said in the reader's calendar, so what may be a year is left out. */
function numbersOf(blocks: readonly Block[]): string[] {
  const text = plainText({ type: 'doc', content: [...blocks] })
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
    .map(([number]) => number.replaceAll(',', ''))
    .filter((number) => !/^(19|20)\d\d$/.test(number))
    .toSorted((one, other) => Number(one) - Number(other))
}
