import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import am from '../../../locales/am.json' with { type: 'json' }
import en from '../../../locales/en.json' with { type: 'json' }
import { extensions } from '../extensions.ts'
import { insertions } from './insertions.ts'
import { beginsAWord } from './matching.ts'

/** The names of what the menu offers when something is typed, with the admin pages in one language. */
function offered(texts: Record<string, unknown>, typed: string): string[] {
  return insertions
    .filter(({ label, words }) => beginsAWord(`${String(texts[label])} ${String(texts[words])}`, typed))
    .map(({ name }) => name)
}

test.each([
  ['tab', 'table'],
  ['TABLE', 'table'],
  ['ሠንጠ', 'table'],
  ['ሰንጠ', 'table'],
  ['sente', 'table'],
  ['ምስል', 'image'],
  ['misil', 'image'],
  ['pict', 'image'],
  ['ጥቅስ', 'quote'],
  ['youtube', 'video'],
  ['ይጠንቀ', 'warning'],
  ['careful', 'warning'],
  ['caut', 'warning'],
  ['አደጋ', 'risk'],
  ['ዐደጋ', 'risk'],
  ['h3', 'heading3'],
  ['kutir', 'orderedList'],
  ['gloss', 'term'],
  ['መፍቻ', 'term'],
])('%s finds one block, %s, whatever the language of the pages', (typed, name) => {
  expect(offered(en, typed)).toEqual([name])
  expect(offered(am, typed)).toEqual([name])
})

test('nothing typed offers everything, nonsense nothing', () => {
  expect(offered(en, '')).toHaveLength(insertions.length)
  expect(offered(am, 'xyz')).toEqual([])
})

test('the menu has a way to every block of a text', () => {
  const parts = ['doc', 'text', 'hardBreak', 'listItem', 'tableRow', 'tableCell', 'tableHeader']
  const blocks = Object.keys(getSchema(extensions).nodes).filter((name) => !parts.includes(name))
  const reached = [
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'blockquote',
    'callout',
    'figureImage',
    'table',
    'video',
    'fileBlock',
    'codeBlock',
    'horizontalRule',
    'choice',
    'counterpart',
    'explanation',
    'numberAnswer',
    'selfCheck',
    'calculator',
    'scamCheck',
    'chart',
  ]
  expect(blocks.toSorted()).toEqual(reached.toSorted())
  expect(insertions.map(({ name }) => name)).toEqual([
    'paragraph',
    'heading2',
    'heading3',
    'heading4',
    'bulletList',
    'orderedList',
    'quote',
    'info',
    'warning',
    'risk',
    'choice',
    'counterpart',
    'numberAnswer',
    'explanation',
    'image',
    'table',
    'video',
    'file',
    'selfCheck',
    'calculator',
    'scamCheck',
    'chart',
    'codeBlock',
    'divider',
    'term',
  ])
})
