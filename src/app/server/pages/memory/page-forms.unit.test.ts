import { expect, test } from 'vitest'
import { createPageForms } from './page-forms.ts'

test.each([
  ['br', true],
  ['gzip', true],
  ['zstd', false],
] as const)('%s is made beside the thread that answers, and once', async (encoding, isKept) => {
  const forms = createPageForms(Buffer.from('<p>long</p>'.repeat(10_000)), isKept)
  const made = [forms.make(encoding), forms.make(encoding)]
  // What this thread did itself would be there by now.
  for (let turn = 0; turn < 20; turn++) await undefined
  expect(forms.ready(encoding)).toBeUndefined()
  const [bytes, again] = await Promise.all(made)
  expect(again).toBe(bytes)
  expect(forms.ready(encoding)).toBe(bytes)
})
