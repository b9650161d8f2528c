import type { BlockDocument } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { documentOf, paragraph } from '#content/server/test-authoring.ts'

interface TestChoice {
  id: string
  words: string
  isRight?: boolean
  why?: string
  counterpart?: { id: string; words: string }
}

/** For tests: a question with choices. */
export function questionOf(asked: string, choices: readonly TestChoice[], why?: string): BlockDocument {
  return documentOf(paragraph(asked), ...choices.map(choiceOf), ...(why ? [explanation(why)] : []))
}

/** For tests: a question for a number. */
export function numberQuestion(
  asked: string,
  { value, tolerance = '', unit = '' }: { value: string; tolerance?: string; unit?: string },
): BlockDocument {
  return documentOf(
    paragraph(asked),
    { type: 'numberAnswer', attrs: { value, tolerance, unit } },
    explanation(`It is ${value}.`),
  )
}

function choiceOf({ id, words, isRight = false, why, counterpart }: TestChoice): Block {
  const content: Block[] = [paragraph(words)]
  if (counterpart)
    content.push({
      type: 'counterpart',
      attrs: { id: counterpart.id },
      content: [paragraph(counterpart.words)],
    })
  if (why) content.push(explanation(why))
  return { type: 'choice', attrs: { id, isRight, area: null }, content }
}

function explanation(words: string): Block {
  return { type: 'explanation', content: [paragraph(words)] }
}
