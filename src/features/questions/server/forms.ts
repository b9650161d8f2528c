import { paths } from '#platform/paths.ts'
import type { PageForm } from '#platform/server/http/page-form.ts'
import { answerOfForm } from '../answer-of-form.ts'
import { questionForms } from '../question-choices.ts'

/** An answer that was given without a script; the page of the question then shows what it was worth. */
export const questionForm: PageForm = {
  path: paths.question(':id'),
  ask({ field, fields, address, language }) {
    const form = questionForms.find((one) => one === field('form')) ?? 'single'
    const choices = field('choices').split(' ').filter(Boolean)
    const id = address.pathname.split('/').at(-1) ?? ''
    return {
      path: `/api/questions/${id}/answers?lang=${language}`,
      body: { answer: answerOfForm({ form, choices }, fields) },
    }
  },
  next: (answer) => ({ result: JSON.stringify(answer) }),
}
