import { expect, test } from 'vitest'
import { blockTexts } from '#desk/fields/web/body-refusal.ts'
import { courseFault } from '#desk/fields/web/course-fault.ts'
import { marketFault } from '#desk/fields/web/market-fault.ts'
import { questionFaults } from '#desk/fields/web/question-fault.ts'
import { codesOfSettings } from '#desk/fields/web/use-field-problems.ts'
import { refusalText } from '#desk/media/web/refusal-text.ts'
import { codesOfNames } from '#features/certificates/web/member/names-form.tsx'
import { dayProblems } from '#features/dashboard/web/admin/legal/declare-dialog.tsx'
import { fieldProblems } from '#features/identity/web/forms/refusal-text.ts'
import { codesOfMarkets } from '#features/order-books/web/admin/faults.ts'
import orderBookAm from '#features/order-books/web/player/locales/am.json' with { type: 'json' }
import orderBookEn from '#features/order-books/web/player/locales/en.json' with { type: 'json' }
import replayAm from '#features/replays/web/player/locales/am.json' with { type: 'json' }
import replayEn from '#features/replays/web/player/locales/en.json' with { type: 'json' }
import { fileFaults } from '#features/transfer/web/admin/import/import-failure.tsx'
import { codesOfWebhooks } from '#features/webhooks/web/admin/webhook-dialog.tsx'
import { fieldCodes, isFieldCode, type FieldCode } from '#platform/problems/field-codes.ts'

/** What a course says by the field, where one field can be wrong in one way. */
const ofCourses = {
  'details.certificate': 'no_final_quiz',
  'details.exercises': 'not_public',
  'details.audience': 'nobody',
  'details.enrolsUntil': 'before_start',
  'details.completion': 'video_only',
  'extras.outcomes': 'too_few',
} as const satisfies Record<string, FieldCode>

const exactOfCourses = [
  ['details.certificate', 'no_quiz'],
  ['extras.captions', 'not_captions'],
  ['details.completion', 'video_unmeasured'],
  ['details.quiz.pools.0', 'practised'],
] as const

/** No page of ours can send what is refused with these, or it says of the whole what is wrong: other programs read them. */
const forPrograms = [
  'late',
  'used',
  'missing',
  'incomplete',
  'repeated',
  'not_a_data_set',
  'has_problems',
  'invalid_regex',
  'invalid_datetime',
  'past',
  'id.invalid',
  'item.unknown',
  'edition.missing',
  'revision.unknown',
  // The editor of blocks makes none of these, and the checklist names the block.
  'mark.repeated',
  'mark.beside_link',
  'mark.beside_code',
  'heading.level',
  'item.invalid',
  'choice.invalid',
  'chart.time_invalid',
  'chart.figure_invalid',
  'chart.too_many_notes',
] as const satisfies FieldCode[]

/** Of each key of a text that both languages have, what stands behind the prefix. */
const inBoth = (prefix: string, en: object, am: object) =>
  Object.keys(en).flatMap((key) =>
    key.startsWith(prefix) && Object.hasOwn(am, key) ? [key.slice(prefix.length)] : [],
  )

test('each code of a field has words where pages show it', () => {
  const all = Object.keys(fieldCodes).filter(isFieldCode)
  const courses = [...Object.entries(ofCourses), ...exactOfCourses]
  const worded = new Set<string>([
    ...Object.keys(fieldProblems),
    ...codesOfSettings,
    ...codesOfMarkets,
    ...codesOfNames,
    ...codesOfWebhooks,
    ...Object.keys(fileFaults),
    ...Object.keys(dayProblems),
    ...Object.keys(blockTexts),
    ...Object.keys(questionFaults).map((key) => key.split(' ')[1] ?? ''),
    ...courses.flatMap(([field, code]) => (courseFault(field, code) ? [code] : [])),
    ...all.filter((code) => marketFault('details.dataSet', code)?.text === 'check.series.readable'),
    ...all.filter((code) => refusalText(`file.${code}`) !== 'media.uploadFailed'),
    ...inBoth('refused.', replayEn, replayAm),
    ...inBoth('refused.', orderBookEn, orderBookAm),
    // The checklist says these of any text.
    'too_large',
    'too_deep',
  ])
  expect(all.filter((code) => !worded.has(code)).toSorted()).toEqual(forPrograms.toSorted())
})
