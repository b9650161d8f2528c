import { expect, test } from 'vitest'
import { withSharedAnchors } from './anchors.ts'

const text = (language: string, headings: [level: number, id: string][]) => ({
  language,
  headings: JSON.stringify(headings.map(([level, id]) => ({ id, level, text: id }))),
  html: headings
    .map(
      ([level, id]) =>
        `<div><h${level} id="${id}">T</h${level}><a class="heading-link" href="#${id}"></a></div>`,
    )
    .join(''),
})
const idsOf = (html: string) => [...html.matchAll(/<h\d id="([^"]*)">/g)].map(([, id]) => id)
const formerOf = (html: string) => [...html.matchAll(/<span [^>]*id="([^"]*)"/g)].map(([, id]) => id)

const english = text('en', [
  [2, 'fees'],
  [3, 'spread'],
  [2, 'taxes'],
])
const amharic = text('am', [
  [2, 'ክፍያ'],
  [3, 'ልዩነት'],
  [2, 'ግብር'],
])

test('both languages have the English anchors, and keep the ones they had', () => {
  for (const shown of [english, amharic]) {
    const { html, headings } = withSharedAnchors(shown, [english, amharic])
    expect(idsOf(html)).toEqual(['fees', 'spread', 'taxes'])
    expect(headings.map(({ id }) => id)).toEqual(['fees', 'spread', 'taxes'])
    expect(formerOf(html)).toEqual(['ክፍያ', 'ልዩነት', 'ግብር'])
    expect(html).toContain('href="#spread"')
    expect(html).not.toContain('href="#ክፍያ"')
  }
})

test('a part with other headings inside shares its first; texts of another shape keep their own', () => {
  const other = text('am', [
    [2, 'ክፍያ'],
    [2, 'ግብር'],
  ])
  expect(idsOf(withSharedAnchors(other, [english, other]).html)).toEqual(['fees', 'taxes'])
  const short = text('am', [[2, 'ክፍያ']])
  expect(withSharedAnchors(short, [english, short]).html).toBe(short.html)
  expect(withSharedAnchors(amharic, [amharic]).html).toBe(amharic.html)
})

test('no anchor stands twice, also where a former one is the name of another heading', () => {
  const mixed = text('am', [
    [2, 'taxes'],
    [3, 'ልዩነት'],
    [2, 'fees'],
  ])
  const { html } = withSharedAnchors(mixed, [english, mixed])
  const all = [...idsOf(html), ...formerOf(html)]
  expect(new Set(all).size).toBe(all.length)
  expect(idsOf(html)).toEqual(['fees', 'spread', 'taxes'])
})
