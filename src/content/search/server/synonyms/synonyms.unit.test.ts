import { expect, test } from 'vitest'
import { synonymsOf } from './synonyms.ts'
import { foldedForm } from '../words.ts'

test('what a thing is called besides comes in the same script first, and never the name itself', () => {
  const names = synonymsOf('swindle')
  expect(names.slice(0, 2)).toEqual(['scam', 'fraud'])
  expect(names).toContain(foldedForm('ማጭበርበር'))
  expect(names).not.toContain('swindle')
  expect(synonymsOf('a name of nothing')).toEqual([])
})
