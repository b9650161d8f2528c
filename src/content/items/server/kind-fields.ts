import { isDeepStrictEqual } from 'node:util'
import type { z } from '@hono/zod-openapi'
import { invalid } from '#platform/errors.ts'
import { fieldErrors } from '#platform/server/http/http.ts'
import type { EditionText } from '../../contract.ts'
import type { Members } from '../../kind-members.ts'
import { asKind, type ContentKind } from '../../kinds.ts'
import { rulesOf } from '../../server/kind-rules.ts'
import { membersThatFit } from '../../server/own-members.ts'

/**
 * The language-neutral members as they shall be stored. A member that is stored already and did not change is left alone,
 * so that earlier values never stand in the way of a later save.
 * @throws 422 naming what does not fit, such as `details.url`
 */
export function fitDetails(kind: ContentKind, given: Members, stored: Members): Members {
  return fit(rulesOf(kind).details, { given, stored, name: 'details' })
}

/** The same for the members of a text that its kind adds, such as `extras.outcomes`. */
export function fitText(kind: string, text: EditionText, stored?: EditionText): EditionText {
  const members = { given: text.extras, stored: stored?.extras ?? {}, name: 'extras' }
  return { ...text, extras: fit(rulesOf(asKind(kind)).extras, members) }
}

function fit(schema: z.ZodType<Members>, of: { given: Members; stored: Members; name: string }): Members {
  const { given, stored, name } = of
  const fresh = Object.entries(given).filter(([key, value]) => !isDeepStrictEqual(value, stored[key]))
  const parsed = schema.safeParse(Object.fromEntries(fresh))
  if (parsed.success) return { ...staying(schema, given, stored), ...parsed.data }
  const problems = Object.entries(fieldErrors(parsed.error))
  throw invalid(Object.fromEntries(problems.map(([field, code]) => [`${name}.${field}`, code])))
}

/**
 * What is stored and is not taken away, in its order, so that a text that is saved as it was read is the same letter by letter.
 * Whoever saves was not shown what does not fit, and leaves it out without meaning to.
 */
function staying(schema: z.ZodType<Members>, given: Members, stored: Members): Members {
  const fitting = membersThatFit(schema, JSON.stringify(stored))
  const stays = (name: string) => Object.hasOwn(given, name) || !Object.hasOwn(fitting, name)
  return Object.fromEntries(Object.entries(stored).filter(([name]) => stays(name)))
}
