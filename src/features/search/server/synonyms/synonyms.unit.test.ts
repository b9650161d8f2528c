import { expect, test } from 'vitest'
import { synonymsOf } from './synonyms.ts'
import { foldedForm } from '#platform/word-forms/words.ts'

test('what a thing is called besides comes in the same script first, and never the name itself', () => {
  const names = synonymsOf('swindle')
  expect(names.slice(0, 2)).toEqual(['scam', 'fraud'])
  expect(names).toContain(foldedForm('ማጭበርበር'))
  expect(names).not.toContain('swindle')
  expect(synonymsOf('a name of nothing')).toEqual([])
})

test('what readers type and texts seldom say leads to the other names of the thing, and is led to by none', () => {
  const typed = foldedForm('ሸፍጥ')
  expect(synonymsOf(typed).slice(0, 2)).toEqual([foldedForm('ማጭበርበር'), foldedForm('ማታለል')])
  expect(synonymsOf(typed)).toContain('scam')
  for (const name of ['scam', foldedForm('ማጭበርበር')]) expect(synonymsOf(name)).not.toContain(typed)
})
