import type { Block } from '#content/blocks/nodes/block.ts'
import { renderTexts } from '#content/editions/server/publishing.ts'
import { findShownText, listShownTexts, type ShownText } from '#content/reading/server/shown-texts.ts'
import { withTermLinks } from '#content/reading/server/term-links.ts'
import { isAdmin, userOf } from '#platform/actor.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { GivenAnswer } from '../answer.ts'
import type { AskedQuestion, MarkedAnswer, QuestionMeetings } from '../contract.ts'
import { readForm } from './kind.ts'
import { mark, type Key, type Mark } from './marking.ts'
import { mixed } from './mixed.ts'
import { keyOf, readQuestionText, type QuestionText } from './question-text.ts'
import { readNumber } from './read-number.ts'
import { recordMeeting, selectMeetings } from './store.ts'

export type Shown = ShownText<'question'>

/**
 * A question that anybody may try themselves on, without what is right.
 * @throws 404 when it is not public now, or is kept for quizzes
 */
export async function readQuestion(
  ctx: Context,
  address: string,
  language: Language,
): Promise<AskedQuestion> {
  const [question] = await askAll(ctx, [await findForPractice(ctx, address, language)])
  if (!question) throw notFound('question')
  return question
}

/** The same for those of several that are public now, in the order of the ids. */
export async function listQuestions(
  ctx: Context,
  ids: readonly string[],
  language: Language,
): Promise<AskedQuestion[]> {
  const shown = await listShownTexts(ctx, 'question', { ids, language })
  return askAll(
    ctx,
    shown.filter((one) => isForPractice(ctx, one)),
  )
}

/** What other features do with an answer of a member; the app brings them together. */
export interface QuestionNeighbours {
  noteAnswer(ctx: Context, uid: string, answer: { questionId: string; isRight: boolean }): Promise<void>
  /** The questions of which nothing may be told to the member now, each with the open attempt that asks it. */
  findHolders(ctx: Context): Promise<ReadonlyMap<string, string>>
}

/**
 * Marks an answer to a question of practice, and says why. What members have met is remembered; nothing is graded.
 * @throws 404 as for reading it, 409 `question.in_attempt` while an open attempt of the member asks it, 422 when the answer is of
 * another form, or no number where one is asked for
 */
export async function answerQuestion(
  ctx: Context,
  { address, answer, language }: { address: string; answer: GivenAnswer; language: Language },
  { noteAnswer, findHolders }: QuestionNeighbours,
): Promise<MarkedAnswer> {
  const shown = await findForPractice(ctx, address, language)
  const attemptId = ctx.actor.kind === 'user' && (await findHolders(ctx)).get(shown.id)
  if (attemptId) throw conflict('question.in_attempt', { attemptId })
  const form = readForm(shown.details)
  if (answer.form !== form) throw invalid({ form: 'invalid' })
  if (answer.form === 'number' && readNumber(answer.number) === null) throw invalid({ number: 'invalid' })
  const text = readQuestionText(shown.body)
  const key = keyOf(form, text)
  const marked = mark(key, answer)
  if (ctx.actor.kind === 'user') {
    const { uid: userId } = ctx.actor
    const questionId = shown.id
    await inTransaction(ctx, async (ctx) => {
      await recordMeeting(ctx.db, { userId, questionId, score: marked.score, at: ctx.now })
      await noteAnswer(ctx, userId, { questionId, isRight: marked.isRight })
    })
  }
  return explain(ctx, { shown, text, key, answer, marked })
}

/** When the member last answered these questions, and how; those that they never met are left out. */
export async function listMeetings(ctx: Context, questionIds: readonly string[]): Promise<QuestionMeetings> {
  const rows = await selectMeetings(ctx.readDb, userOf(ctx.actor).uid, questionIds)
  return {
    items: rows.map(({ questionId, lastAt, lastScore }) => ({
      questionId,
      lastAt,
      isRight: lastScore === 1,
    })),
  }
}

async function findForPractice(ctx: Context, address: string, language: Language): Promise<Shown> {
  const shown = await findShownText(ctx, 'question', { address, language })
  if (!shown || !isForPractice(ctx, shown)) throw notFound('question')
  return shown
}

function isForPractice({ actor }: Context, { details }: Shown): boolean {
  return details.use !== 'quiz' || isAdmin(actor)
}

/** Questions as readers get them, all rendered together. */
export async function askAll(ctx: Context, shown: readonly Shown[]): Promise<AskedQuestion[]> {
  return Promise.all(
    shown.map(async (one) => {
      const { id, slug, title, language } = one
      const form = readForm(one.details)
      const { asked, choices, number } = readQuestionText(one.body)
      const isOrdered = form === 'order'
      const paired = form === 'match' ? choices.flatMap(({ counterpart }) => counterpart ?? []) : []
      const parts = [asked, ...choices.map(({ words }) => words), ...paired.map(({ words }) => words)]
      const [html = '', ...rest] = await renderParts(ctx, language, parts)
      const shownChoices = choices.map((choice, index) => ({ id: choice.id, html: rest[index] ?? '' }))
      const counterparts = paired.map((part, index) => ({
        id: part.id,
        html: rest[choices.length + index] ?? '',
      }))
      return {
        id,
        slug,
        title,
        language,
        form,
        html,
        choices: isOrdered ? mixed(id, shownChoices) : shownChoices,
        counterparts: mixed(id, counterparts),
        unit: form === 'number' ? (number?.unit ?? '') : '',
        places: form === 'point' ? choices.flatMap(({ area }) => area ?? []) : [],
      }
    }),
  )
}

interface Answered {
  shown: Shown
  text: QuestionText
  key: Key
  answer: GivenAnswer
  marked: Mark
}

export async function explain(
  ctx: Context,
  { shown, text, key, answer, marked }: Answered,
): Promise<MarkedAnswer> {
  const parts = [text.explanation, ...text.choices.map(({ explanation }) => explanation)]
  const [explanation = '', ...explanations] = await renderParts(ctx, shown.language, parts)
  const chosen = new Map(marked.chosen.map(({ id, isRight }) => [id, isRight]))
  return {
    score: marked.score,
    isRight: marked.isRight,
    language: shown.language,
    choices: text.choices.map(({ id, isRight }, index) => ({
      id,
      isChosen: chosen.has(id),
      isRightlyAnswered: isOneOfMany(answer) ? chosen.has(id) === isRight : (chosen.get(id) ?? false),
      explanation: explanations[index] ?? '',
    })),
    right: {
      chosen: text.choices.filter(({ isRight }) => isRight).map(({ id }) => id),
      order: key.form === 'order' ? [...key.order] : [],
      matches: key.form === 'match' ? [...key.pairs] : [],
      number: key.form === 'number' ? (text.number?.value ?? '') : '',
    },
    explanation,
  }
}

function isOneOfMany({ form }: GivenAnswer): boolean {
  return form === 'single' || form === 'multiple' || form === 'truth'
}

async function renderParts(ctx: Context, language: Language, parts: readonly Block[][]): Promise<string[]> {
  const documents = parts.map((content) => ({ type: 'doc' as const, content }))
  return withTermLinks(ctx, await renderTexts(ctx, documents, { language, isPart: true }))
}
