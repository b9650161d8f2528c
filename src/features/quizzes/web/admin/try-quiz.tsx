import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { Trial, TrialResult } from '../../contract.ts'
import { answerOf, draftOf, type DraftAnswer } from '../answered.ts'
import { Marked } from '../marked.tsx'
import { QuestionFields } from '../question-fields.tsx'
import { useText } from './text.ts'

/** An attempt as a member gets it, on one page. Nothing of it is kept. */
export function TryQuiz({ lessonId }: { lessonId: string }) {
  const t = useText()
  const { language } = useLanguage()
  const [trial, setTrial] = useState<Trial>()
  const draw = useChange(
    (api) =>
      api.get('/api/admin/quizzes/{lessonId}/trial', { path: { lessonId }, query: { lang: language } }),
    { onDone: setTrial },
  )
  const drawn = (count: number) => (count === 0 ? t('tryEmpty') : t('tryDrawn', { count }))
  return (
    <section>
      <Title order={2} size="h3">
        {t('try')}
      </Title>
      <Text>{t('tryAbout')}</Text>
      <ActionButton mt="sm" variant="default" isBusy={draw.isPending} onClick={() => draw.mutate()}>
        {t(trial ? 'tryAgain' : 'tryStart')}
      </ActionButton>
      <output>{trial && !draw.isPending && drawn(trial.questions.length)}</output>
      {trial && trial.questions.length > 0 && (
        <Tried key={trial.questions.map(({ id }) => id).join()} lessonId={lessonId} trial={trial} />
      )}
    </section>
  )
}

function Tried({ lessonId, trial: { questions } }: { lessonId: string; trial: Trial }) {
  const t = useText()
  const { language } = useLanguage()
  const [drafts, setDrafts] = useState<ReadonlyMap<string, DraftAnswer>>(new Map())
  const [result, setResult] = useState<TrialResult>()
  const shown = questions.map((question) => ({
    question,
    draft: drafts.get(question.id) ?? draftOf(question, null),
  }))
  const mark = useChange(
    (api) =>
      api.post('/api/admin/quizzes/{lessonId}/trial/marks', {
        path: { lessonId },
        query: { lang: language },
        body: {
          answers: shown.map(({ question, draft }) => ({
            questionId: question.id,
            answer: answerOf(question, draft),
          })),
        },
      }),
    { onDone: setResult },
  )
  return (
    <Stack mt="md">
      {shown.map(({ question, draft }, index) => {
        const marked = result?.marked[index]
        return (
          <div key={question.id}>
            <QuestionFields
              question={question}
              draft={draft}
              marked={marked}
              onChange={(next) => setDrafts((all) => new Map(all).set(question.id, next))}
            />
            {marked && <Marked question={question} marked={marked} />}
          </div>
        )
      })}
      <ActionButton w="fit-content" isBusy={mark.isPending} onClick={() => mark.mutate()}>
        {t('tryMark')}
      </ActionButton>
      <output>{result && t(result.isPassed ? 'passed' : 'notPassed', { score: result.score })}</output>
    </Stack>
  )
}
