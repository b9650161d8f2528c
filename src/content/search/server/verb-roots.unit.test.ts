import { expect, test } from 'vitest'
import { rootsOf } from './verb-roots.ts'
import { foldedForm } from './words.ts'

const roots = (word: string) => new Set(rootsOf(foldedForm(word)))

test.each([
  ['መቆጠብ', 'ቁጠባ', 'ቆጣቢ', 'ለመቆጠብ'],
  ['ማጭበርበር', 'አጭበርባሪ', 'ተጭበረበርኩ'],
  ['መጀመር', 'ልጀምር', 'ጀማሪ'],
  ['መግዛት', 'ልግዛ', 'ገዢ', 'ስገዛ'],
  ['መሸጥ', 'ልሽጥ', 'ሻጭ'],
  ['ብድር', 'ማበደር', 'አበዳሪ', 'ተበድሬ'],
])('%s and what is made of it share a root', (word, ...others) => {
  for (const other of others) expect(roots(word).intersection(roots(other)).size, other).toBeGreaterThan(0)
})

test.each([
  ['ግዛ', 'ጊዜ'],
  ['ቡና', 'ባንክ'],
  ['ጥቂት', 'ትኬት'],
])('%s and %s share none', (word, other) => {
  expect(roots(word).intersection(roots(other)).size).toBe(0)
})
