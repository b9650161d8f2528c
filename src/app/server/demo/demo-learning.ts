import type { CourseDetail, LessonDetail, LessonExercise } from '#features/courses/contract.ts'
import type { OrderBookDetail } from '#features/order-books/contract.ts'
import type { GivenAnswer } from '#features/questions/contract.ts'
import type { Attempt, TrialResult } from '#features/quizzes/contract.ts'
import type { Visitor } from './visitor.ts'

/** A course of the starter content as one member learns in it. */
interface Learning {
  enrol(): Promise<void>
  /** Does the next lessons that are no quiz; what is practised, with orders that meet the goals. */
  learn(count: number): Promise<void>
  /** An attempt at the quiz: of this share of its questions the answer is right, the others are left out. */
  tryQuiz(share: number, editor: Visitor): Promise<void>
}

/** @param member signed in for as long as this is used */
export async function openCourse(member: Visitor, slug: string): Promise<Learning> {
  const address = `/api/courses/${slug}`
  const readLessons = async () =>
    (await member.get<CourseDetail>(address)).sections.flatMap(({ lessons }) => lessons)
  const lessons = await readLessons()
  const quiz = lessons.find(({ lessonKind }) => lessonKind === 'quiz')
  return {
    enrol: () => member.send('PUT', `${address}/enrolment`),
    async learn(count) {
      const open = (await readLessons()).filter((one) => !one.isDone && one.lessonKind !== 'quiz')
      for (const { id, lessonKind } of open.slice(0, count)) {
        const { exercise } = await member.get<LessonDetail>(`${address}/lessons/${id}`)
        if (lessonKind === 'practice') await practise(member, exercise)
        else await member.send('PUT', `${address}/lessons/${id}/completion`)
      }
    },
    async tryQuiz(share, editor) {
      if (!quiz) throw new Error(`${slug} has no quiz`)
      const attempt = await member.send<Attempt>('PUT', `${address}/lessons/${quiz.id}/quiz/open-attempt`)
      const known = attempt.questions.slice(0, Math.round(attempt.questions.length * share))
      const right = await findRight(editor, quiz.id, known)
      const answers = known.flatMap(({ position }, at) => {
        const answer = right[at]
        return answer ? [{ position, answer, sequence: 1 }] : []
      })
      await member.send('PUT', `/api/quiz-attempts/${attempt.id}/end`, { answers })
    },
  }
}

/** Buys in the opening auction what its mission asks for, at a price that others hardly reach. */
async function practise(member: Visitor, exercise: LessonExercise | null): Promise<void> {
  const address = `/api/order-books/${exercise?.slug}`
  const { market } = await member.get<OrderBookDetail>(address)
  const [mission] = market?.settings.missions ?? []
  if (!market || mission?.form !== 'auction') throw new Error(`${address} opens with no auction`)
  const { seed, reference, tick } = market.settings
  const price = reference + 10 * tick
  const log = [{ at: 0, action: 'limit', side: mission.side, units: mission.units, price }]
  await member.send('POST', `${address}/results`, { seed, revisionKey: market.revisionKey, log })
}

/** What is right, as an editor sees it who tries the quiz. */
async function findRight(
  editor: Visitor,
  lessonId: string,
  asked: Attempt['questions'],
): Promise<(GivenAnswer | undefined)[]> {
  const empty = asked.map(({ question }) => ({ questionId: question?.id ?? '', answer: null }))
  const address = `/api/admin/quizzes/${lessonId}/trial/marks`
  const { marked } = await editor.send<TrialResult>('POST', address, { answers: empty })
  return asked.map(({ question }, at) => {
    const right = marked[at]?.right
    if (!question || !right) return undefined
    const { form } = question
    if (form === 'number') return { form, number: right.number }
    if (form === 'order') return { form, order: right.order }
    if (form === 'match') return { form, matches: right.matches }
    if (form !== 'point') return { form, chosen: right.chosen }
    const [chosen = ''] = right.chosen
    return { form, at: { chosen } }
  })
}
