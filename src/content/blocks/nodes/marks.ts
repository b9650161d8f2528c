import { z } from 'zod'
import { isSafeHref } from './safe-href.ts'
import { itemId } from './words.ts'
import { says } from '#platform/problems/field-codes.ts'

/** Tiptap writes these with every link. We make our own when rendering, so they are accepted and left out. */
const dropped = z.string().max(1000).nullish()

const link = z.strictObject({
  type: z.literal('link'),
  attrs: z
    .strictObject({
      href: z.string().refine(isSafeHref, says('link.unsafe')),
      target: dropped,
      rel: dropped,
      class: dropped,
      title: dropped,
    })
    .transform(({ href }) => ({ href })),
})

/** Words that the glossary explains. */
const term = z.strictObject({ type: z.literal('term'), attrs: z.strictObject({ termId: itemId }) })

const simple = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) })

const mark = z.discriminatedUnion(
  'type',
  [link, term, simple('bold'), simple('code'), simple('italic'), simple('strike')],
  says('mark.unknown'),
)

export type Mark = z.output<typeof mark>

/** In the editor's order, which is also the nesting order of the HTML. */
export const markOrder = [
  'link',
  'term',
  'bold',
  'code',
  'italic',
  'strike',
] as const satisfies Mark['type'][]

/** The marks of one run of text: each at most once, a link or a term but not both, and code alone, as in the editor. */
export const marks = z
  .array(mark)
  .max(markOrder.length)
  .refine((marks) => new Set(marks.map((mark) => mark.type)).size === marks.length, says('mark.repeated'))
  .refine(
    (marks) => !['link', 'term'].every((type) => marks.some((mark) => mark.type === type)),
    says('mark.beside_link'),
  )
  .refine(
    (marks) => marks.length < 2 || marks.every((mark) => mark.type !== 'code'),
    says('mark.beside_code'),
  )
  .transform((marks) => marks.toSorted((a, b) => markOrder.indexOf(a.type) - markOrder.indexOf(b.type)))
