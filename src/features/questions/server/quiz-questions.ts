import type { DetailsOf } from '#content/kind-members.ts'
import {
  listShownRevisions,
  listShownTexts,
  listTextsAt,
  type ShownRevisions,
} from '#content/reading/server/shown-texts.ts'
import { listPublished } from '#content/reading/server/reading.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Level } from '#content/classification.ts'
import type { GivenAnswer } from '../answer.ts'
import type { QuestionForm } from '../question-choices.ts'
import type { AskedQuestion, MarkedAnswer } from '../contract.ts'
import { readForm } from './kind.ts'
import { mark } from './marking.ts'
import { keyOf, readQuestionText } from './question-text.ts'
import { askAll, explain, type Shown } from './questions.ts'

/** Most questions among which a quiz draws. */
const mostInPool = 400

/** A question as a quiz drew it: later changes do not reach it. */
interface DrawnQuestion {
  id: string
  form: QuestionForm
  /** What was public in each language. */
  revisions: Readonly<Partial<Record<Language, number>>>
}

type Pool =
  | { questionIds: readonly string[] }
  | { tag: string; level: Level | null; form: QuestionForm | null }

/**
 * The questions of a pool that are public now in all of these languages, and kept for quizzes: what anybody may practise tells
 * what is right to whoever tries it.
 */
export async function listDrawable(
  ctx: Context,
  pool: Pool,
  wanted: readonly Language[],
): Promise<DrawnQuestion[]> {
  const ids = 'questionIds' in pool ? pool.questionIds : await listTagged(ctx, pool)
  const shown = await listShownRevisions(ctx, 'question', ids)
  return shown
    .filter(({ details, revisions }) => isForQuizzes(details) && wanted.every((one) => one in revisions))
    .map(toDrawn)
}

/** Those of these questions that are public now, for quizzes or for practice. */
export async function listAskable(ctx: Context, ids: readonly string[]): Promise<DrawnQuestion[]> {
  return (await listShownRevisions(ctx, 'question', ids)).map(toDrawn)
}

/** Those of these questions that are public now and that anybody may practise, so that no quiz draws them. */
export async function listPractised(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const shown = await listShownRevisions(ctx, 'question', ids)
  return shown.filter(({ details }) => !isForQuizzes(details)).map(({ id }) => id)
}

function isForQuizzes({ use }: DetailsOf<'question'>): boolean {
  return use === 'quiz'
}

function toDrawn({ id, details, revisions }: ShownRevisions<'question'>): DrawnQuestion {
  return { id, form: readForm(details), revisions }
}

async function listTagged(ctx: Context, { tag, level, form }: Exclude<Pool, { questionIds: unknown }>) {
  const { rows } = await listPublished(ctx, {
    kinds: ['question'],
    tag,
    details: { use: ['quiz'], ...(form ? { form: [form] } : {}) },
    ...(level ? { level } : {}),
    language: 'en',
    unlisted: true,
    order: 'order',
    pageSize: mostInPool,
  })
  return rows.map(({ id }) => id)
}

/** Ids of the choices of drawn questions, in an order that says nothing of what is right. */
export async function listChoices(
  ctx: Context,
  drawn: readonly DrawnQuestion[],
): Promise<Map<string, string[]>> {
  const texts = await readDrawn(ctx, drawn, 'en')
  return new Map(
    texts.flatMap((text) => {
      if (!text) return []
      const choices = readQuestionText(text.body).choices.map(({ id }) => id)
      return [[text.id, choices.toSorted()] as const]
    }),
  )
}

/** Drawn questions as their readers get them, without what is right; null for those that are gone. */
export async function askDrawn(
  ctx: Context,
  drawn: readonly DrawnQuestion[],
  language: Language,
): Promise<(AskedQuestion | null)[]> {
  const texts = await readDrawn(ctx, drawn, language)
  const asked = await askAll(
    ctx,
    texts.flatMap((text) => text ?? []),
  )
  return drawn.map(({ id }) => asked.find((one) => one.id === id) ?? null)
}

/** From 0 to 1 for each answer, nothing for none; null for questions that are gone. */
export async function scoreDrawn(
  ctx: Context,
  given: readonly { drawn: DrawnQuestion; answer: GivenAnswer | null }[],
): Promise<(number | null)[]> {
  const texts = await readDrawn(
    ctx,
    given.map(({ drawn }) => drawn),
    'en',
  )
  return given.map(({ drawn: { form }, answer }, index) => {
    const text = texts[index]
    if (!text) return null
    return answer ? mark(keyOf(form, readQuestionText(text.body)), answer).score : 0
  })
}

/** What answers were worth and why, also where there was none; null for questions that are gone. */
export async function explainDrawn(
  ctx: Context,
  given: readonly { drawn: DrawnQuestion; answer: GivenAnswer | null }[],
  language: Language,
): Promise<(MarkedAnswer | null)[]> {
  const texts = await readDrawn(
    ctx,
    given.map(({ drawn }) => drawn),
    language,
  )
  return Promise.all(
    given.map(async ({ drawn: { form }, answer: said }, index) => {
      const shown = texts[index]
      if (!shown) return null
      const answer = said ?? nothing(form)
      const text = readQuestionText(shown.body)
      const key = keyOf(form, text)
      return explain(ctx, { shown, text, key, answer, marked: mark(key, answer) })
    }),
  )
}

/** The texts that were drawn, in the wanted language or else in the other one; where one is not kept any more, what is public now. */
async function readDrawn(
  ctx: Context,
  drawn: readonly DrawnQuestion[],
  language: Language,
): Promise<(Shown | undefined)[]> {
  const wanted = drawn.flatMap(({ id, revisions }) => {
    const drawnIn = revisions[language] === undefined ? otherLanguage(language) : language
    const revision = revisions[drawnIn]
    return revision === undefined ? [] : { id, language: drawnIn, revision }
  })
  const kept = (await listTextsAt(ctx, 'question', wanted)).flatMap((text) => text ?? [])
  const gone = drawn.filter(({ id }) => !kept.some((text) => text.id === id)).map(({ id }) => id)
  const now = gone.length > 0 ? await listShownTexts(ctx, 'question', { ids: gone, language }) : []
  return drawn.map(({ id, form }) => {
    const text = [...kept, ...now].find((one) => one.id === id)
    return text && { ...text, details: { ...text.details, form } }
  })
}

/** What is marked where nothing was answered. */
function nothing(form: QuestionForm): GivenAnswer {
  switch (form) {
    case 'single':
    case 'multiple':
    case 'truth':
      return { form, chosen: [] }
    case 'number':
      return { form, number: '' }
    case 'order':
      return { form, order: [] }
    case 'match':
      return { form, matches: [] }
    case 'point':
      return { form, at: { x: -1, y: -1 } }
  }
}
