import type { Page } from 'playwright-core'
import type { Item } from '#content/contract.ts'
import type { ItemOf } from '#content/kind-item.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import type { GivenAnswer, ShownQuestion } from '#features/questions/contract.ts'
import type { Key } from '#features/questions/server/marking.ts'
import { keyOf, readQuestionText } from '#features/questions/server/question-text.ts'
import type { Attempt } from '#features/quizzes/contract.ts'
import { askApi, findAdmin, signIn } from './accounts.ts'
import { openPage } from './open-page.ts'
import type { Site } from './site.ts'

interface QuizLesson {
  course: string
  /** Or its slug. */
  id: string
}

/** An administrator gives a quiz these questions in this order, each of them asked, and other settings. */
export async function askInQuiz(
  site: Site,
  { course, id: lesson }: QuizLesson,
  { slugs, ...settings }: { slugs: readonly string[] } & Record<string, unknown>,
): Promise<void> {
  const admin = await openPage(site)
  await signIn(admin, await findAdmin(site))
  const questionIds: string[] = []
  for (const slug of slugs)
    questionIds.push((await askApi<ShownQuestion>(admin, 'GET', `/api/questions/${slug}?lang=en`)).id)
  const { sections } = await askApi<CourseDetail>(admin, 'GET', `/api/courses/${course}?lang=en`)
  const found = sections.flatMap(({ lessons }) => lessons).find(({ slug }) => slug === lesson)
  if (!found) throw new Error(`${course} has no lesson ${lesson}`)
  const item = await askApi<ItemOf<'lesson'>>(admin, 'GET', `/api/admin/items/${found.id}`)
  const pools = [{ questionIds, draw: questionIds.length }]
  const quiz = Object.assign({}, item.details.quiz, { pools, isShuffled: false, waitMinutes: 0 }, settings)
  const details = { ...item.details, quiz }
  await askApi(admin, 'PATCH', `/api/admin/items/${found.id}`, { version: item.version, details })
}

/** Answers a quiz through the API as somebody who knows everything, and hands it in. */
export async function passQuiz(site: Site, member: Page, lesson: QuizLesson): Promise<void> {
  const { id, answers } = await startKnowing(site, member, lesson)
  await askApi(member, 'PUT', `/api/quiz-attempts/${id}/end`, { answers })
}

/** Begins an attempt at a quiz, with every right answer; an editor tells what is right. */
export async function startKnowing(site: Site, member: Page, lesson: QuizLesson) {
  const admin = await openPage(site)
  await signIn(admin, await findAdmin(site))
  const address = `/api/courses/${lesson.course}/lessons/${lesson.id}/quiz/open-attempt`
  const attempt = await askApi<Attempt>(member, 'PUT', address)
  const answers = await Promise.all(
    attempt.questions.map(async ({ position, question }) => {
      if (!question) throw new Error('a question of the attempt is not there any more')
      const { editions } = await askApi<Item>(admin, 'GET', `/api/admin/items/${question.id}`)
      const edition = editions.find(({ language }) => language === 'en')
      if (!edition) throw new Error(`${question.slug} has no English text`)
      const text = readQuestionText(edition.body)
      return { position, sequence: 1, answer: rightAnswer(keyOf(question.form, text)) }
    }),
  )
  return { id: attempt.id, answers }
}

function rightAnswer(key: Key): GivenAnswer {
  switch (key.form) {
    case 'number':
      return { form: key.form, number: String(key.value) }
    case 'order':
      return { form: key.form, order: [...key.order] }
    case 'match':
      return { form: key.form, matches: [...key.pairs] }
    case 'point':
      return { form: key.form, at: { chosen: key.places.find(({ isRight }) => isRight)?.id ?? '' } }
    default:
      return {
        form: key.form,
        chosen: key.choices.filter(({ isRight }) => isRight).map(({ id }) => id),
      }
  }
}
