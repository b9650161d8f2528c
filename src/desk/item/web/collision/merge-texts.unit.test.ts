import { expect, test } from 'vitest'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { EditionText } from '#content/contract.ts'
import { chosenText, commonText, mergeTexts, type Choice } from '../../../drafts/web/merging/merge-texts.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const textOf = (words: string[], more: Partial<EditionText> = {}): EditionText => ({
  title: 'Sesame',
  excerpt: '',
  seoTitle: '',
  seoDescription: '',
  extras: {},
  ...more,
  body: { type: 'doc', content: words.map(paragraph) },
})
const choose = (choices: Record<string, Choice> = {}) => new Map(Object.entries(choices))

test('lines and further texts that one side changed are joined, those of both are left to choose', () => {
  const base = textOf(['a'], { extras: { outcomes: ['x'], audience: 'all' } })
  const merged = mergeTexts({
    base,
    mine: { ...base, title: 'Mine', excerpt: 'Mine', extras: { outcomes: ['x', 'mine'], audience: 'all' } },
    theirs: { ...base, title: 'Theirs', seoTitle: 'Theirs', extras: { outcomes: ['x', 'theirs'] } },
  })
  expect(merged.clashes.map(({ id }) => id)).toEqual(['line title', 'extra outcomes'])
  expect(chosenText(merged, choose())).toEqual({
    ...base,
    title: 'Mine',
    excerpt: 'Mine',
    seoTitle: 'Theirs',
    extras: { outcomes: ['x', 'mine'] },
  })
  expect(chosenText(merged, choose({ 'line title': 'theirs', 'extra outcomes': 'theirs' }))).toMatchObject({
    title: 'Theirs',
    extras: { outcomes: ['x', 'theirs'] },
  })
})

test('a block of both is chosen as mine, as theirs, or as both', () => {
  const versions = {
    base: textOf(['a', 'b']),
    mine: textOf(['a', 'b mine']),
    theirs: textOf(['a', 'b theirs']),
  }
  const merged = mergeTexts(versions)
  const words = (choice: Choice) => chosenText(merged, choose({ 'block 1': choice })).body.content
  expect(words('mine')).toEqual(['a', 'b mine'].map(paragraph))
  expect(words('theirs')).toEqual(['a', 'b theirs'].map(paragraph))
  expect(words('both')).toEqual(['a', 'b theirs', 'b mine'].map(paragraph))
})

test('where nobody knows what both began with, what differs is left to choose and nothing is left out', () => {
  const [mine, theirs] = [
    textOf(['same', 'mine here', 'only mine'], { title: 'One' }),
    textOf(['only theirs', 'same', 'theirs here'], { title: 'Other' }),
  ]
  const merged = mergeTexts({ base: commonText(mine, theirs), mine, theirs })
  expect(merged.clashes.map(({ id }) => id)).toContain('line title')
  const all = JSON.stringify([merged.pieces, merged.clashes])
  for (const words of ['same', 'mine here', 'only mine', 'only theirs', 'theirs here'])
    expect(all).toContain(words)
})

test('a text that was emptied keeps a line to write on', () => {
  const merged = mergeTexts({ base: textOf(['a']), mine: textOf([]), theirs: textOf(['a']) })
  expect(chosenText(merged, choose()).body.content).toEqual([{ type: 'paragraph' }])
})
