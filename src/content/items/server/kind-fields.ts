import { isDeepStrictEqual } from 'node:util'
import { z } from '@hono/zod-openapi'
import { invalid } from '#platform/errors.ts'
import { fieldErrors, textOf } from '#platform/server/http/http.ts'
import type { ContentKind, EditionText } from '../../contract.ts'
import { mostRelated } from '../../reading/server/related.ts'

type Members = Record<string, unknown>

const mostPrerequisites = 5
const id = z.string().min(1).max(40)
const distinct = (most: number) =>
  z
    .array(id)
    .max(most)
    .superRefine((ids, context) => {
      const twice = ids.findIndex((one, at) => ids.indexOf(one) !== at)
      if (twice >= 0) context.addIssue({ code: 'custom', message: 'twice', path: [twice] })
    })
const lines = (most: number) => z.array(textOf(300)).max(most)
const none = z.strictObject({})

/** A kind's own fields that are the same in both languages. Every member may be missing. */
const details: Record<ContentKind, z.ZodObject> = {
  blog: z.strictObject({ related: distinct(mostRelated) }).partial(),
  learn: z.strictObject({ prerequisites: distinct(mostPrerequisites) }).partial(),
  course: z
    .strictObject({
      enrolment: z.enum(['open', 'closed', 'invite']),
      progression: z.enum(['free', 'sequential']),
      /** Per cent of the lessons that complete the course. */
      completionShare: z.number().int().min(1).max(100),
      certificate: z.strictObject({
        isOffered: z.boolean(),
        /** Per cent. */
        minimumScore: z.number().int().min(0).max(100),
      }),
    })
    .partial(),
  lesson: none,
  resource: z
    .strictObject({
      resourceType: z.enum(['file', 'link', 'template', 'dataset', 'tool']),
      files: z.strictObject({ en: id, am: id, shared: id }).partial(),
      url: z.url({ protocol: /^https?$/ }).max(2000),
      version: textOf(40),
      licence: textOf(120),
    })
    .partial(),
  faq: z.strictObject({ audience: z.enum(['public', 'signed-in', 'both']) }).partial(),
  page: none,
}

/** A kind's own texts, once for each language. Every member may be missing, and lists may be unfinished in a draft. */
const extras: Record<ContentKind, z.ZodObject> = {
  blog: none,
  learn: z.strictObject({ objectives: lines(5), takeaways: lines(5) }).partial(),
  course: z
    .strictObject({
      subtitle: textOf(200),
      outcomes: lines(8),
      requirements: lines(8),
      audience: textOf(400),
      instructors: lines(8),
    })
    .partial(),
  lesson: none,
  resource: none,
  faq: none,
  page: none,
}

/**
 * The language-neutral members as they shall be stored. A member that is stored already and did not change is left alone,
 * so that earlier values never stand in the way of a later save.
 * @throws 422 naming what does not fit, such as `details.url`
 */
export function fitDetails(kind: ContentKind, given: Members, stored: Members): Members {
  return fit(details[kind], { given, stored, name: 'details' })
}

/** The same for the members of a text that its kind adds, such as `extras.outcomes`. */
export function fitText(kind: string, text: EditionText, stored?: EditionText): EditionText {
  const members = { given: text.extras, stored: stored?.extras ?? {}, name: 'extras' }
  return { ...text, extras: fit(extras[asKind(kind)], members) }
}

function fit(schema: z.ZodObject, of: { given: Members; stored: Members; name: string }): Members {
  const { given, stored, name } = of
  const fresh = Object.entries(given).filter(([key, value]) => !isDeepStrictEqual(value, stored[key]))
  const parsed = schema.safeParse(Object.fromEntries(fresh))
  if (parsed.success) return { ...given, ...parsed.data }
  const problems = Object.entries(fieldErrors(parsed.error))
  throw invalid(Object.fromEntries(problems.map(([field, code]) => [`${name}.${field}`, code])))
}

/** Only kinds of the contract are ever stored. */
function asKind(kind: string): ContentKind {
  return kind as ContentKind
}
