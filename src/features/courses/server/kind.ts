import { z } from '@hono/zod-openapi'
import type { Members, MembersOf } from '#content/kind-members.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { instant } from '#content/contract.ts'
import { distinctIds, type KindRules } from '#content/server/kind-rules.ts'
import { quizSettings } from '#features/quizzes/contract.ts'
import { kindsWith } from '#content/kinds.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { textOf } from '#platform/server/http/http.ts'
import {
  enrolments,
  leastOutcomes,
  lessonKinds,
  mostOutcomes,
  mostSeats,
  mostSections,
  mostVideoSeconds,
  progressions,
  usualCourse,
} from '../course-choices.ts'
import { planEnrolmentDates } from './editing/enrolment-dates.ts'
import { playingMinutesOfExercises } from './practising/playing-minutes.ts'
import { minutesOfQuiz } from './practising/quiz-minutes.ts'
import { chosenCompletion, opening, sectionOpening } from '../course-rules.ts'

declare module '#content/kind-members.ts' {
  interface KindMembers {
    course: MembersOf<typeof courseRules>
    lesson: MembersOf<typeof lessonRules>
  }
}

const lines = z.array(textOf(300)).max(mostOutcomes)
const uploadId = z.string().min(1).max(40)

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
  detailsWritten: planEnrolmentDates,
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
      /** The exercise of a lesson of practice, by whose goals it is done. */
      exercises: distinctIds(1),
    })
    .partial(),
  extras: z
    .strictObject({
      /** What is said and shown in the video. */
      transcript: textOf(40_000),
      /** Captions of its own video, an upload for each language. */
      captions: z.strictObject({ en: uploadId, am: uploadId }).partial(),
      /** Of a video elsewhere: its editors made sure that it has captions in this language. */
      hasCaptions: z.boolean(),
      /** Of a video elsewhere, whose length only its editors can tell. */
      videoSeconds: z.number().int().min(1).max(mostVideoSeconds).nullable(),
    })
    .partial(),
  missing({ body, extras }, { details, language }): FieldErrors {
    const isByVideo = isByShare(details)
    if (details.lessonKind === 'file')
      return has(body.content, 'fileBlock') ? {} : { 'body.file': 'required' }
    if (details.lessonKind === 'practice' && !exerciseOf(details) && !has(body.content, 'selfCheck'))
      return { 'body.selfCheck': 'required' }
    if (details.lessonKind !== 'video') return isByVideo ? { 'details.completion': 'video_only' } : {}
    const video = body.content.find((block) => block.type === 'video')
    return {
      ...(video ? {} : { 'body.video': 'required' }),
      ...(typeof extras.transcript === 'string' && extras.transcript.trim()
        ? {}
        : { 'extras.transcript': 'required' }),
      ...(video?.attrs.provider === 'upload'
        ? missingOfOwn(extras, language)
        : missingOfForeign(extras, isByVideo)),
    }
  },
  async playingMinutes(ctx, all) {
    const exercises = await playingMinutesOfExercises(ctx, all.map(exerciseOf))
    return all.map((members, at) => {
      const quiz = quizOf(members)
      return quiz ? minutesOfQuiz(quiz) : (exercises[at] ?? null)
    })
  },
  names: { 'quiz.pools.questionIds': ['question'], exercises: kindsWith('practised') },
} satisfies KindRules

/** Our own video has its captions with it. */
function missingOfOwn(extras: Members, language: Language): FieldErrors {
  const { captions } = extras
  return isRecord(captions) && captions[language] ? {} : { 'extras.captions': 'required' }
}

/** Of a video elsewhere only its editors know whether it has captions, and how long it is. */
function missingOfForeign(extras: Members, isByVideo: boolean): FieldErrors {
  return {
    ...(extras.hasCaptions === true ? {} : { 'extras.hasCaptions': 'required' }),
    ...(isByVideo && !extras.videoSeconds ? { 'extras.videoSeconds': 'required' } : {}),
  }
}

/** The id of the exercise by whose goals a lesson of these details is done. */
export function exerciseOf({ lessonKind, exercises }: Members): string | undefined {
  if (lessonKind !== 'practice' || !Array.isArray(exercises)) return undefined
  const [id] = exercises
  return typeof id === 'string' ? id : undefined
}

/** What a lesson of these details asks, where it is a quiz. */
function quizOf({ lessonKind, quiz }: Members) {
  return lessonKind === 'quiz' ? quizSettings.safeParse(quiz).data : undefined
}

/** Whether a lesson of these details is done by watching a share of its video. */
export function isByShare({ completion }: Members): boolean {
  return isRecord(completion) && completion.by === 'video'
}

function has(blocks: readonly Block[], type: Block['type']): boolean {
  return blocks.some((block) => block.type === type)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object'
}

/** A course promises three to eight outcomes; more cannot be saved. */
function hasFewOutcomes(outcomes: unknown): boolean {
  const written = Array.isArray(outcomes) ? outcomes.filter((one) => String(one).trim()) : []
  return written.length < leastOutcomes || written.length > mostOutcomes
}
