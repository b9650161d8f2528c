import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { TextKey } from '../../web/text.ts'

/** The words for what keeps a course, a lesson, its quiz, a resource or an entry of the FAQ from being published, with the number of a pool from 1. */
export function courseFault(field: string, code: FieldCode): { text: TextKey; number: number } | undefined {
  const pool = /^details\.quiz\.pools\.(\d+)$/.exec(field)?.[1]
  const text = pool === undefined ? (exact[`${field} ${code}`] ?? faults[field]) : pools[code]
  return text && { text, number: Number(pool ?? 0) + 1 }
}

const faults: Record<string, TextKey> = {
  'body.video': 'check.video',
  'body.file': 'check.file',
  'body.selfCheck': 'check.selfCheck',
  'extras.transcript': 'check.transcript',
  'extras.captions': 'check.captions',
  'extras.hasCaptions': 'check.captions',
  'extras.videoSeconds': 'check.videoLength',
  'extras.outcomes': 'check.outcomes',
  'details.completion': 'check.watched',
  'details.certificate': 'check.finalQuiz',
  'details.enrolsUntil': 'check.enrolsUntil',
  'details.quiz': 'check.quiz',
  'details.exercises': 'check.exercise',
  'details.audience': 'check.audience',
  'details.files': 'check.resourceFile',
  'details.url': 'check.resourceAddress',
}

/** Where one field can be wrong in several ways. */
const exact: Partial<Record<`${string} ${FieldCode}`, TextKey>> = {
  'extras.captions not_captions': 'check.captionsFile',
  'details.completion video_unmeasured': 'check.unmeasured',
}

const pools: Partial<Record<FieldCode, TextKey>> = {
  required: 'check.pool.empty',
  too_few: 'check.pool.tooFew',
  practised: 'check.pool.practised',
}
