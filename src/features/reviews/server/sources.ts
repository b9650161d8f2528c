import type { AskedQuestion, GivenAnswer, MarkedAnswer, QuestionForm } from '#features/questions/contract.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'

interface Question {
  id: string
  form: QuestionForm
  /** What is public in each language. */
  revisions: Readonly<Partial<Record<Language, number>>>
}

/** What asking again needs of other features; the app brings them together. */
export interface ReviewSources {
  /** Those of these questions that are public now. */
  listQuestions(ctx: Context, ids: readonly string[]): Promise<Question[]>
  /** As readers get them, without what is right; null for those that are gone. */
  ask(ctx: Context, questions: readonly Question[], language: Language): Promise<(AskedQuestion | null)[]>
  /** What an answer is worth, and why. */
  explain(
    ctx: Context,
    given: { question: Question; answer: GivenAnswer },
    language: Language,
  ): Promise<MarkedAnswer | undefined>
  /** The questions that stand in an open attempt of the reader, of which nothing may be told before its end. */
  listHeldQuestions(ctx: Context): Promise<string[]>
}

/** When else the reader learned. */
export interface DaySources {
  listLearnedAt(ctx: Context, since: number): Promise<number[]>
}

/** Where a member's e-mails go; undefined for who cannot get any. */
export interface ReminderSources {
  findMailbox(ctx: Context, uid: string): Promise<{ email: string; language: Language | null } | undefined>
}
