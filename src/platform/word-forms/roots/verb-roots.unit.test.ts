import { expect, test } from 'vitest'
import { mayBeVerb, rootsOf } from './verb-roots.ts'
import { foldedForm } from '../words.ts'

const roots = (word: string) => new Set(rootsOf(foldedForm(word)))

test.each([
  ['መቆጠብ', 'ቁጠባ', 'ቆጣቢ', 'ለመቆጠብ'],
  ['ማጭበርበር', 'አጭበርባሪ', 'ተጭበረበርኩ'],
  ['መጀመር', 'ልጀምር', 'ጀማሪ'],
  ['መግዛት', 'ልግዛ', 'ገዢ', 'ስገዛ'],
  ['መሸጥ', 'ልሽጥ', 'ሻጭ'],
  ['ብድር', 'ማበደር', 'አበዳሪ', 'ተበድሬ'],
  ['መክፈል', 'ክፍያ', 'ከፋይ', 'የምከፍለው', 'አከፋፈል', 'ካልከፈልኩ'],
  ['መስጠት', 'አሰጣጥ', 'ሰጥቶ', 'ሊሰጥ'],
  ['ማታለል', 'አታልለውኛል'],
  ['መያዝ', 'ስይዝ', 'አያያዝ', 'የያዘ'],
  ['ማስቀመጥ', 'ላስቀምጥ', 'ተቀማጭ', 'ማስቀመጫ'],
  ['መጭበርበር', 'እንዳልጭበረበር', 'የሚያጭበረብሩ'],
])('%s and what is made of it share a root', (word, ...others) => {
  for (const other of others) expect(roots(word).intersection(roots(other)).size, other).toBeGreaterThan(0)
})

test.each([
  ['ግዛ', 'ጊዜ'],
  ['ቡና', 'ባንክ'],
  ['ጥቂት', 'ትኬት'],
  ['ጥጥ', 'ጣጣም'],
  ['ኮሮና', 'ስክሪን'],
])('%s and %s share none', (word, other) => {
  expect(roots(word).intersection(roots(other)).size).toBe(0)
})

test('what is written onto a verb tells it from the name of a thing', () => {
  for (const verb of ['ልገዛ', 'ነገድኩ', 'የሚሸጥ', 'ተበዳሪ']) expect(mayBeVerb(foldedForm(verb)), verb).toBe(true)
  for (const name of ['በረዶ', 'ዶሮ', 'ኮሮና']) expect(mayBeVerb(foldedForm(name)), name).toBe(false)
})
