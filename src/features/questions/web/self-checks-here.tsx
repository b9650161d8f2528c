import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAnswers, type Answers } from '#platform/web/answers/answers.ts'
import { ApiError, apiRequest } from '#platform/web/api-client.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { readsUnder, useApi } from '#platform/web/query-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useSession } from '#platform/web/session.ts'
import { answerOfForm } from '../answer-of-form.ts'
import { questionForms } from '../question-choices.ts'
import { keepAnswer } from './kept-answer.ts'
import type { Outcome } from './outcome.ts'
import { forgetAnswer, restoreAnswer } from './restored-answer.ts'
import { ChoiceResult, Result } from './result.tsx'
import { createSentAnswers } from './sent-answers.ts'
import { useForms } from './use-forms.ts'

const PointField = latePart(async () => (await import('./point-field.tsx')).PointField, {
  words: ['ui/point'],
})
const MetBefore = latePart(async () => (await import('./met-before.tsx')).MetBefore, {
  words: ['features/questions'],
})

/** What the forms on this page need besides. */
export async function fetchForForms(): Promise<void> {
  if (typeof document === 'undefined') return
  if (document.querySelector(`${forms}[data-form="point"]`)) await PointField.fetchScript()
}

/** What any form needs, and anybody. */
export async function fetchForAll(): Promise<void> {
  await Promise.all([PointField.fetchScript(), MetBefore.fetchScript()])
}

/**
 * Answers the questions that stand in texts without leaving the page: wherever on the site a text stands. Without a script the
 * form is sent to the page of its question.
 */
export function SelfChecksHere({ onListening }: { onListening: () => void }) {
  const { language } = useLanguage()
  const api = useApi()
  const answers = useAnswers()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<HTMLFormElement, Outcome>>(new Map())
  const found = useForms()
  const { user } = useSession()
  const uid = user?.uid
  const sent = useRef(createSentAnswers<HTMLFormElement>())
  useKept(found, () => setOutcomes(new Map()))
  useEffect(() => {
    const say = (form: HTMLFormElement, outcome: Outcome | null) =>
      setOutcomes((all) => {
        const kept = [...all].filter(([one]) => one !== form && one.isConnected)
        return new Map(outcome ? [...kept, [form, outcome]] : kept)
      })
    const send = async (form: HTMLFormElement) => {
      const answer = answerIn(form)
      if (!answer) return say(form, { state: 'empty' })
      const lang = languageOf(form) ?? language
      const key = sent.current.begin(form, JSON.stringify([lang, answer]))
      if (key === null) return
      say(form, { state: 'sending' })
      // What is chosen meanwhile is another answer, of which nothing has been said yet.
      const isShown = () => JSON.stringify(answerIn(form)) === JSON.stringify(answer)
      try {
        const given = { path: { id: idOf(form) }, query: { lang }, body: { answer } }
        const request = apiRequest('POST', '/api/questions/{id}/answers', given)
        const marked = await api.ask(request, uid && key)
        // Only of members it is known what they met.
        if (uid) void readMeetingsAgain(answers)
        if (!isShown()) return
        forgetAnswer(form, uid)
        say(form, { state: 'marked', marked })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (isShown()) say(form, { state: 'failed', error })
      } finally {
        sent.current.end(form, key)
      }
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = formAt(event.target)
      if (!form) return
      event.preventDefault()
      void send(form)
    }
    const onChange = ({ target, type }: Event) => {
      const form = formAt(target)
      if (!form) return
      // It is told before the form is empty.
      if (type === 'reset') {
        forgetAnswer(form, uid)
        sent.current.forget(form)
      } else keepAnswer(form, uid)
      say(form, null)
    }
    document.addEventListener('submit', onSubmit)
    document.addEventListener('input', onChange)
    document.addEventListener('reset', onChange)
    onListening()
    return () => {
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('input', onChange)
      document.removeEventListener('reset', onChange)
    }
  }, [language, api, answers, uid, onListening])
  return (
    <>
      {user && <MetBefore forms={found.filter((form) => !outcomes.has(form))} />}
      {found.filter(isPointed).map((form) => (
        <PointField key={form.id} form={form} />
      ))}
      {[...outcomes].map(([form, outcome]) => (
        <Shown key={form.id} form={form} outcome={outcome} />
      ))}
    </>
  )
}

/**
 * Each visit of a page brings its own forms, and so does its text in another language. In them stands what their reader has begun;
 * nothing of one who is no longer signed in.
 */
function useKept(found: readonly HTMLFormElement[], onLeft: () => void): void {
  const { state, user } = useSession()
  const uid = user?.uid
  const last = useRef<string>(undefined)
  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    if (state === 'loading') return
    if (last.current !== undefined && last.current !== uid) {
      found.forEach((form) => form.reset())
      leave()
    }
    last.current = uid
    found.forEach((form) => restoreAnswer(form, uid))
  }, [found, state, uid])
}

/** What is to be said of an answer stands in its form: the verdict at its end, and what is to be said of a choice below it. */
function Shown({ form, outcome }: { form: HTMLFormElement; outcome: Outcome }) {
  const place = form.querySelector('[data-result]')
  const choices = [...form.querySelectorAll<HTMLElement>('[data-choice]')]
  const marked = outcome.state === 'marked' ? outcome.marked : null
  return (
    <>
      {place && createPortal(<Result form={form} outcome={outcome} />, place)}
      {choices.map((choice) => {
        const own = marked?.choices.find(({ id }) => id === choice.dataset.choice)
        return own && marked && createPortal(<ChoiceResult choice={own} marked={marked} />, choice, own.id)
      })}
    </>
  )
}

async function readMeetingsAgain(answers: Answers): Promise<void> {
  const client = await answers.open().catch(() => null)
  await client?.invalidateQueries(readsUnder(['/api/question-meetings']))
}

const forms = 'form.self-check[data-question]'

function isPointed(form: HTMLFormElement): boolean {
  return form.dataset.form === 'point'
}

function formAt(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(forms) : null
}

function idOf(form: HTMLFormElement): string {
  return form.dataset.question ?? ''
}

function languageOf(form: HTMLFormElement): 'en' | 'am' | undefined {
  return form.lang === 'en' || form.lang === 'am' ? form.lang : undefined
}

function answerIn(form: HTMLFormElement) {
  const fields = new FormData(form)
  const choices = [...form.querySelectorAll<HTMLElement>('[data-choice]')].map(
    (one) => one.dataset.choice ?? '',
  )
  const asked = questionForms.find((one) => one === form.dataset.form) ?? 'single'
  return answerOfForm({ form: asked, choices }, (name) => fields.getAll(name).map(String))
}
