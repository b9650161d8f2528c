import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { instant } from '#content/contract.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import { quizSettings } from '#features/quizzes/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { textOf } from '#platform/server/http/http.ts'
import {
  enrolments,
  lessonKinds,
  mostSeats,
  mostSections,
  progressions,
  usualCourse,
} from '../course-choices.ts'
import { chosenCompletion, opening, sectionOpening } from '../course-rules.ts'

declare module '#content/kind-members.ts' {
  interface KindMembers {
    course: MembersOf<typeof courseRules>
    lesson: MembersOf<typeof lessonRules>
  }
}

const lines = z.array(textOf(300)).max(8)

export const courseRules = {
  details: z
    .strictObject({
      enrolment: z.enum(enrolments),
      progression: z.enum(progressions),
      /** Per cent of the lessons that complete the course. */
      completionShare: z.number().int().min(1).max(100),
      certificate: z.strictObject({
        isOffered: z.boolean(),
        /** Per cent. */
        minimumScore: z.number().int().min(0).max(100),
        /** How long it is valid; without end when there is none. */
        validMonths: z.number().int().min(1).max(120).optional(),
      }),
      /** How many can be enrolled at the same time. */
      seats: z.number().int().min(1).max(mostSeats).nullable(),
      /** Readers enrol themselves from this instant on, until before that one. */
      enrolsFrom: instant.nullable(),
      enrolsUntil: instant.nullable(),
      sectionOpenings: z.array(sectionOpening).max(mostSections),
    })
    .partial(),
  extras: z
    .strictObject({
      subtitle: textOf(200),
      outcomes: lines,
      requirements: lines,
      audience: textOf(400),
      instructors: lines,
    })
    .partial(),
  filtered: usualCourse,
  missing({ extras }, { details: { enrolsFrom, enrolsUntil } }): FieldErrors {
    const isNeverOpen =
      typeof enrolsFrom === 'number' && typeof enrolsUntil === 'number' && enrolsUntil <= enrolsFrom
    return {
      ...(hasFewOutcomes(extras.outcomes) ? { 'extras.outcomes': 'too_few' } : {}),
      ...(isNeverOpen ? { 'details.enrolsUntil': 'before_start' } : {}),
    }
  },
} satisfies KindRules

export const lessonRules = {
  details: z
    .strictObject({
      lessonKind: z.enum(lessonKinds),
      /** A preview: everybody who is signed in reads it. */
      isFree: z.boolean(),
      completion: chosenCompletion,
      opens: opening.nullable(),
      quiz: quizSettings,
    })
    .partial(),
  extras: z
    .strictObject({
      /** What is said and shown in the video. */
      transcript: textOf(40_000),
      /** Whether its editors made sure that the video has captions in this language. */
      hasCaptions: z.boolean(),
    })
    .partial(),
  missing({ body, extras }, { details }): FieldErrors {
    const isByVideo = isRecord(details.completion) && details.completion.by === 'video'
    if (details.lessonKind === 'file')
      return has(body.content, 'fileBlock') ? {} : { 'body.file': 'required' }
    if (details.lessonKind === 'practice' && !has(body.content, 'selfCheck'))
      return { 'body.selfCheck': 'required' }
    if (details.lessonKind !== 'video') return isByVideo ? { 'details.completion': 'video_only' } : {}
    return {
      ...(has(body.content, 'video') ? {} : { 'body.video': 'required' }),
      ...(typeof extras.transcript === 'string' && extras.transcript.trim()
        ? {}
        : { 'extras.transcript': 'required' }),
      ...(extras.hasCaptions === true ? {} : { 'extras.hasCaptions': 'required' }),
      ...(isByVideo && !has(body.content, 'video', isOurs)
        ? { 'details.completion': 'video_elsewhere' }
        : {}),
    }
  },
  names: { 'quiz.pools.questionIds': ['question'] },
} satisfies KindRules

/** What is watched of a video elsewhere is nobody's business but theirs: only our own player tells us. */
function isOurs(block: Block): boolean {
  return block.type === 'video' && block.attrs.provider === 'upload'
}

function has(
  blocks: readonly Block[],
  type: Block['type'],
  fits: (block: Block) => boolean = () => true,
): boolean {
  return blocks.some((block) => block.type === type && fits(block))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}

/** A course promises three to eight outcomes, or none. */
function hasFewOutcomes(outcomes: unknown): boolean {
  const written = Array.isArray(outcomes) ? outcomes.filter(Boolean) : []
  return written.length > 0 && written.length < 3
}
