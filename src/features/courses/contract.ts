import { z } from '@hono/zod-openapi'
import { card, instant, neighbour } from '#content/contract.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { articleOf } from '#content/kind-article.ts'
import { languages } from '#platform/languages.ts'
import { enrolments, lessonKinds } from './course-choices.ts'
import { completionRule } from './course-rules.ts'

export type { CourseReach, Learner } from './reports/contract.ts'

/** How far a reader is: lessons that are published now, and those of them that the reader has done. Never stored as a number. */
const progress = {
  lessonCount: z.number().int(),
  doneCount: z.number().int(),
  enrolledAt: instant.nullable(),
  /** Stamped once, when the last lesson was done; lessons that are added later do not take it away. */
  completedAt: instant.nullable(),
}

/** Who can enrol in a course, when, and how many. */
const admission = z
  .object({
    by: z.enum(enrolments),
    /** Readers enrol themselves from this instant on, until before that one. */
    from: instant.nullable(),
    until: instant.nullable(),
    /** Null for as many as like. */
    seats: z.number().int().nullable(),
    seatsLeft: z.number().int().nullable(),
  })
  .openapi('Admission')
export type Admission = z.infer<typeof admission>

export const courseCard = card.extend({ ...progress, admission }).openapi('CourseCard')
export type CourseCard = z.infer<typeof courseCard>

export const courseList = pageOf(courseCard).openapi('CourseList')
export type CourseList = z.infer<typeof courseList>

/** What everybody may know of a course before they have an account. `minutes` is how long all lessons take, with what is practised in them. */
const catalogueCourse = card
  .extend({
    lessonCount: z.number().int(),
    /** What the course teaches, sentence by sentence. */
    outcomes: z.array(z.string()),
    /** Whether readers can enrol themselves now. */
    isOpen: z.boolean(),
    /** The page that shows this is kept for all, so that it cannot tell how many seats are left. */
    admission: admission.omit({ seatsLeft: true }),
  })
  .openapi('CatalogueCourse')
export type CatalogueCourse = z.infer<typeof catalogueCourse>

export const courseCatalogue = pageOf(catalogueCourse).openapi('CourseCatalogue')
export type CourseCatalogue = z.infer<typeof courseCatalogue>

/** When something opens that is not open yet: the instant, or for who is not enrolled the days after that. Null when no date holds it. */
const opening = {
  opensAt: instant.nullable(),
  opensDaysAfter: z.number().int().nullable(),
}

const outlineLesson = neighbour
  .extend({
    minutes: z.number().int(),
    isDone: z.boolean(),
    /** Whether this reader cannot open it, or not yet. */
    isLocked: z.boolean(),
    /** A preview for everybody who is signed in. */
    isFree: z.boolean(),
    lessonKind: z.enum(lessonKinds),
    ...opening,
  })
  .openapi('OutlineLesson')
export type OutlineLesson = z.infer<typeof outlineLesson>

const outlineSection = z
  .object({
    /** Null for lessons that stand in no section. */
    id: z.string().nullable(),
    title: z.string(),
    lessons: z.array(outlineLesson),
  })
  .openapi('OutlineSection')

export const enrolment = z
  .object({ enrolledAt: instant, completedAt: instant.nullable(), lastLessonId: z.string().nullable() })
  .openapi('Enrolment')
export type Enrolment = z.infer<typeof enrolment>

export const courseDetail = z
  .object({
    article: articleOf('course'),
    sections: z.array(outlineSection),
    enrolment: enrolment.nullable(),
    /** Whether readers who are not enrolled can enrol themselves now. */
    isOpen: z.boolean(),
    admission,
    lessonCount: z.number().int(),
    doneCount: z.number().int(),
    /** Reading time of all lessons. */
    minutes: z.number().int(),
    /** Where to go on: the first lesson that is not done. Null when all are done. */
    nextLesson: neighbour.nullable(),
    /** What opens next by its date, when nothing else is left to do. */
    nextOpening: neighbour.extend(opening).nullable(),
  })
  .openapi('CourseDetail')
export type CourseDetail = z.infer<typeof courseDetail>

/** From a percent of a video until before another. */
const watchedPart = z.tuple([z.number().int().min(0).max(100), z.number().int().min(0).max(100)])
export type WatchedPart = z.infer<typeof watchedPart>

/** Captions of a video, as WebVTT. */
const captionTrack = z.object({ language: z.enum(languages), url: z.string() }).openapi('CaptionTrack')
export type CaptionTrack = z.infer<typeof captionTrack>

/** An exercise of practice, and whether the reader has met all its goals in one run. */
const lessonExercise = neighbour.extend({ kind: z.string(), isMet: z.boolean() }).openapi('LessonExercise')
export type LessonExercise = z.infer<typeof lessonExercise>

export const lessonDetail = z
  .object({
    article: articleOf('lesson'),
    course: neighbour,
    section: z.string().nullable(),
    /** From 1. */
    position: z.number().int(),
    lessonCount: z.number().int(),
    previous: neighbour.nullable(),
    next: neighbour.nullable(),
    /** Whether the next lesson opens only when this one is done. */
    isNextLocked: z.boolean(),
    isDone: z.boolean(),
    isEnrolled: z.boolean(),
    /** Whether those who complete the course get a certificate. */
    offersCertificate: z.boolean(),
    isFree: z.boolean(),
    lessonKind: z.enum(lessonKinds),
    completion: completionRule,
    /** What is practised in it, where readers can; it is done by its goals. */
    exercise: lessonExercise.nullable(),
    /** From when on it can be completed, where that takes time. */
    readyAt: instant.nullable(),
    /** Whether the server knows that the reader came to the end of the text; false where nobody asks for it. */
    isEndRead: z.boolean(),
    /** How much of its video the reader has watched, in per cent, and which parts. */
    watchedShare: z.number().int(),
    watchedParts: z.array(watchedPart),
    /** Captions of its own video, those in the reader's language first. */
    captions: z.array(captionTrack),
  })
  .openapi('LessonDetail')
export type LessonDetail = z.infer<typeof lessonDetail>

/** What completing a lesson, or taking that back, leads to. */
export const courseProgress = z
  .object({
    lessonCount: z.number().int(),
    doneCount: z.number().int(),
    completedAt: instant.nullable(),
    /** True only for the answer that stamped the completion. */
    isJustCompleted: z.boolean(),
  })
  .openapi('CourseProgress')
export type CourseProgress = z.infer<typeof courseProgress>

/** The course that a reader opened last and has not finished. */
export const continuedCourse = z
  .object({ course: courseCard, lesson: neighbour.extend({ minutes: z.number().int() }) })
  .openapi('ContinuedCourse')
export type ContinuedCourse = z.infer<typeof continuedCourse>

/** What counts as watched of a lesson's video, in per cent and in parts. */
export const watched = z.object({ share: z.number().int(), parts: z.array(watchedPart) }).openapi('Watched')
export type Watched = z.infer<typeof watched>

/** What a device says was played. */
export const playedParts = z.strictObject({ parts: z.array(watchedPart).max(100) }).openapi('PlayedParts')
