import { z } from '@hono/zod-openapi'
import { area, choiceId } from '#content/blocks/nodes/question/choice.ts'
import { instant, language } from '#content/contract.ts'
import { questionForms } from './question-choices.ts'

export { givenAnswer, type GivenAnswer } from './answer.ts'
export { questionForms, questionUses, type QuestionForm } from './question-choices.ts'

/** HTML of our own renderer. */
const html = z.string()

const shownChoice = z.object({ id: choiceId, html })

/** A question as readers get it before they answer: nothing in it says what is right. */
export const askedQuestion = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    /** Of the text, which is the other one where the reader's is missing. */
    language,
    form: z.enum(questionForms),
    html,
    /** What can be chosen, put in order or paired; in an order that says nothing of what is right. Empty where a number is asked for. */
    choices: z.array(shownChoice),
    /** What choices are paired with; empty in other questions. */
    counterparts: z.array(shownChoice),
    /** Of the number that is asked for; empty in other questions. */
    unit: z.string(),
    /** The places of a question that asks for one, in the order of its choices. */
    places: z.array(area),
  })
  .openapi('AskedQuestion')
export type AskedQuestion = z.infer<typeof askedQuestion>

/** The same with the form in which it is asked, which works without a script. */
export const shownQuestion = askedQuestion.extend({ formHtml: html }).openapi('ShownQuestion')
export type ShownQuestion = z.infer<typeof shownQuestion>

/** What an answer was worth, and why. */
/** When a member last answered questions, and how. */
export const questionMeetings = z
  .object({
    items: z.array(z.object({ questionId: z.string(), lastAt: instant, isRight: z.boolean() })),
  })
  .openapi('QuestionMeetings')
export type QuestionMeetings = z.infer<typeof questionMeetings>

export const markedAnswer = z
  .object({
    /** From 0 to 1. */
    score: z.number(),
    isRight: z.boolean(),
    language,
    /** Of each choice whether it was answered rightly, whether it is right, and why. */
    choices: z.array(
      z.object({
        id: choiceId,
        /** Whether the answer has it. */
        isChosen: z.boolean(),
        /** Whether what the answer makes of it is right. */
        isRightlyAnswered: z.boolean(),
        explanation: html,
      }),
    ),
    /** What is right, in a form that a page can show. */
    right: z.object({
      chosen: z.array(choiceId),
      order: z.array(choiceId),
      matches: z.array(z.object({ left: choiceId, right: choiceId })),
      number: z.string(),
    }),
    /** What there is to say of the whole. */
    explanation: html,
  })
  .openapi('MarkedAnswer')
export type MarkedAnswer = z.infer<typeof markedAnswer>
