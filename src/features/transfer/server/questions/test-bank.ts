import * as fc from 'fast-check'
import { blockDocument } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { anyDocument } from '#content/blocks/test-arbitrary.ts'
import type { CarriedQuestion, ChoiceParts, QuestionParts } from './carried-question.ts'
import type { Names } from './cells.ts'

/** For tests: a site that has every upload, and an item behind every id. */
export const allNames: Names = {
  slugOf: (id) => `item-${Buffer.from(id).toString('hex')}`,
  idOf: (_, name) => (name.startsWith('item-') ? Buffer.from(name.slice(5), 'hex').toString() : name),
  hasMedia: () => true,
}

const ofQuestions = ['choice', 'counterpart', 'explanation', 'numberAnswer']

/** For tests: blocks of any kind in their canonical form, but for those that have a place of their own in a question. */
export const anyBlocks: fc.Arbitrary<Block[]> = anyDocument
  .map((document) => blockDocument.safeParse(document).data?.content ?? [])
  .map((blocks) => blocks.filter(({ type }) => !ofQuestions.includes(type)))
  .filter((blocks) => blocks.length > 0)

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => text !== '' && blockDocument.safeParse(documentOf(text)).success)

/** For tests: a line without marks, in any script. */
export const oneLine: fc.Arbitrary<Block[]> = line.map((text) => documentOf(text).content)

function documentOf(text: string): { type: 'doc'; content: Block[] } {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}

const side = fc.integer({ min: 0, max: 100 })
const area = fc.option(fc.record({ x: side, y: side, width: side, height: side }), { nil: null })
const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{4,12}$/), { minLength: 8, maxLength: 8 })

const nothing: fc.Arbitrary<Block[]> = fc.constant([])

/** For tests: a question with texts in both languages that have the same choices. */
export function anyQuestion(words: fc.Arbitrary<Block[]>): fc.Arbitrary<CarriedQuestion> {
  const forms = ['single', 'multiple', 'truth', 'number', 'order', 'match', 'point'] as const
  return fc
    .record({
      slug: fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5})?$/),
      form: fc.constantFrom(...forms),
      use: fc.constantFrom('practice', 'quiz'),
      level: fc.constantFrom('beginner', 'advanced', null),
      tags: fc.subarray(['risk', 'a-tag']),
      about: fc.subarray(['lesson/one', 'learn/another']),
      ids,
      pairIds: ids,
      right: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      areas: fc.array(area, { minLength: 4, maxLength: 4 }),
      count: fc.integer({ min: 2, max: 4 }),
      number: fc.tuple(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.constantFrom('', '0.5', '1,000')),
      said: fc.constantFrom(['en', 'am'] as const, ['en'] as const, ['am'] as const),
      texts: fc.array(
        fc.record({
          title: line,
          asked: words,
          whys: fc.array(fc.oneof(nothing, words), { minLength: 4, maxLength: 4 }),
          choices: fc.array(words, { minLength: 4, maxLength: 4 }),
          pairs: fc.array(oneLine, { minLength: 4, maxLength: 4 }),
          explanation: fc.oneof(nothing, words),
          unit: fc.constantFrom('', 'birr', 'ብር'),
        }),
        { minLength: 2, maxLength: 2 },
      ),
    })
    .map(({ ids, pairIds, right, areas, count, number: [value, tolerance], said, texts, ...question }) => {
      const { form } = question
      const isRight = (index: number) => {
        if (form === 'multiple') return right[index] === true || index === 0
        return ['single', 'truth', 'point'].includes(form) && index === right.indexOf(true, 0) % count
      }
      const partsOf = (text: (typeof texts)[number]): QuestionParts => ({
        asked: text.asked,
        choices:
          form === 'number'
            ? []
            : text.choices.slice(0, count).map((words, index): ChoiceParts => ({
                id: ids[index] ?? '',
                isRight: isRight(index),
                area: form === 'point' ? (areas[index] ?? null) : null,
                words,
                counterpart:
                  form === 'match' ? { id: pairIds[index] ?? '', words: text.pairs[index] ?? [] } : null,
                explanation: text.whys[index] ?? [],
              })),
        number: form === 'number' ? { value: String(value), tolerance, unit: text.unit } : null,
        explanation: text.explanation,
      })
      const own = said.flatMap((language, index) => {
        const text = texts[index]
        return text ? [[language, { title: text.title, parts: partsOf(text) }] as const] : []
      })
      return { ...question, texts: Object.fromEntries(own) }
    })
}
