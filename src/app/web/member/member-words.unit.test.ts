import { expect, test } from 'vitest'
import journalAm from '#features/journal/web/member/locales/am.json' with { type: 'json' }
import journalEn from '#features/journal/web/member/locales/en.json' with { type: 'json' }
import notesAm from '#features/notes/web/member/locales/am.json' with { type: 'json' }
import notesEn from '#features/notes/web/member/locales/en.json' with { type: 'json' }
import replayAm from '#features/replays/web/player/locales/am.json' with { type: 'json' }
import replayEn from '#features/replays/web/player/locales/en.json' with { type: 'json' }
import menuAm from './locales/am.json' with { type: 'json' }
import menuEn from './locales/en.json' with { type: 'json' }

test.each([
  ['My notes in English', menuEn['user.notes'], notesEn.title],
  ['My notes in Amharic', menuAm['user.notes'], notesAm.title],
  ['the journal in Amharic', menuAm['user.journal'], journalAm.title],
])('the menu calls %s as the page calls itself', (_, inMenu, onPage) => {
  expect(onPage).toBe(inMenu)
})

test.each([
  ['the journal in English', journalEn],
  ['the journal in Amharic', journalAm],
  ['a replay in English', replayEn],
  ['a replay in Amharic', replayAm],
])('a line never ends between a figure and its R in %s', (_, catalogue) => {
  const texts = Object.values(catalogue).filter((text) => typeof text === 'string')
  expect(texts.filter((text) => text.includes('}\u00a0R'))).not.toEqual([])
  expect(texts.filter((text) => /\} R\b/.test(text))).toEqual([])
})
