import { expect, test } from 'vitest'
import { calloutTones } from './blocks/callout.ts'
import readersInAmharic from './server/locales/am.json' with { type: 'json' }
import readersInEnglish from './server/locales/en.json' with { type: 'json' }
import writersInAmharic from './web/admin/locales/am.json' with { type: 'json' }
import writersInEnglish from './web/admin/locales/en.json' with { type: 'json' }

test.each(calloutTones)('a note of tone %s has the name that readers will see', (tone) => {
  expect(writersInEnglish[`callout.${tone}`]).toBe(readersInEnglish[`callout.${tone}`])
  expect(writersInAmharic[`callout.${tone}`]).toBe(readersInAmharic[`callout.${tone}`])
})
