import type { CourseDetail } from '#features/courses/contract.ts'
import type { GivenAnswer } from '#features/questions/contract.ts'
import type { Attempt, TrialResult } from '#features/quizzes/contract.ts'
import type { Visitor } from './visitor.ts'

/** A course of the starter content as one member learns in it. */
export interface Learning {
  enrol(): Promise<void>
  /** Does the next lessons that are no quiz. */
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
      for (const { id } of open.slice(0, count)) {
        await member.get(`${address}/lessons/${id}`)
        await member.send('PUT', `${address}/lessons/${id}/completion`)
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
