import type { QuestionForm } from '#features/questions/contract.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { AskedQuestion, GivenAnswer, MarkedAnswer, QuizPool, QuizSettings } from '../contract.ts'

/** A question with the revision of each language that was public when it was drawn. */
export interface Drawn {
  id: string
  form: QuestionForm
  revisions: Readonly<Partial<Record<Language, number>>>
}

interface Given {
  drawn: Drawn
  answer: GivenAnswer | null
}

interface Place {
  id: string
  slug: string
  title: string
  language: Language
}

export interface QuizLesson {
  course: Place
  lesson: Place
  /** In which readers see the lesson. */
  languages: readonly Language[]
  settings: QuizSettings
  isEnrolled: boolean
}

/** What quizzes ask of other features; the app brings them together. */
export interface QuizSources {
  listDrawable(ctx: Context, pool: QuizPool, languages: readonly Language[]): Promise<Drawn[]>
  /** Ids of the choices of each, in an order that says nothing of what is right. */
  listChoices(ctx: Context, drawn: readonly Drawn[]): Promise<ReadonlyMap<string, readonly string[]>>
  askDrawn(ctx: Context, drawn: readonly Drawn[], language: Language): Promise<(AskedQuestion | null)[]>
  scoreDrawn(ctx: Context, given: readonly Given[]): Promise<(number | null)[]>
  explainDrawn(ctx: Context, given: readonly Given[], language: Language): Promise<(MarkedAnswer | null)[]>
  /** A quiz that the reader may open; refused as the lesson is. */
  openQuiz(ctx: Context, address: { course: string; lesson: string }): Promise<QuizLesson>
  /** The quiz of a lesson, public or not; undefined for what is none. */
  findQuiz(ctx: Context, lessonId: string): Promise<QuizSettings | undefined>
  findPlaces(
    ctx: Context,
    ids: { courseId: string; lessonId: string },
  ): Promise<{ course: Place; lesson: Place }>
  /** Marks the lesson as done, in the transaction of `ctx`. */
  completeQuiz(
    ctx: Context,
    done: { userId: string; courseId: string; lessonId: string; at: number },
  ): Promise<void>
  /** Looks anew at what a score that does not pass brings to who has completed the course, in the transaction of `ctx`. */
  followScore(ctx: Context, key: { userId: string; courseId: string }): Promise<void>
  /** Learns what a member knew and what they missed, in the transaction of `ctx`; only of quizzes that show what is right. */
  noteAnswers(
    ctx: Context,
    userId: string,
    answers: readonly { questionId: string; isRight: boolean; answeredAt: number | null }[],
  ): Promise<void>
}
