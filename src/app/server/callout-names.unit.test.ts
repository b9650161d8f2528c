import { expect, test } from 'vitest'
import { calloutTones } from '#content/blocks/nodes/callout.ts'
import readersInAmharic from '#content/server/locales/am.json' with { type: 'json' }
import readersInEnglish from '#content/server/locales/en.json' with { type: 'json' }
import writersInAmharic from '#desk/locales/am.json' with { type: 'json' }
import writersInEnglish from '#desk/locales/en.json' with { type: 'json' }

test.each(calloutTones)('a note of tone %s has the name that readers will see', (tone) => {
  expect(writersInEnglish[`callout.${tone}`]).toBe(readersInEnglish[`callout.${tone}`])
  expect(writersInAmharic[`callout.${tone}`]).toBe(readersInAmharic[`callout.${tone}`])
})
