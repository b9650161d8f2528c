import type { z } from '@hono/zod-openapi'
import type { DetailsOf, ExtrasOf } from '../kind-members.ts'
import type { ContentKind } from '../kinds.ts'
import { rulesOf } from './kind-rules.ts'
import { toJson } from './stored-json.ts'

/** The stored fields of an item as its kind knows them. A member that does not fit, such as one of an earlier shape, counts as missing. */
export function readDetails<K extends ContentKind>(kind: K, stored: string): DetailsOf<K> {
  return asRead<DetailsOf<K>>(membersThatFit(rulesOf(kind).details, stored))
}

/** The same of the texts that a kind adds. */
export function readExtras<K extends ContentKind>(kind: K, stored: string): ExtrasOf<K> {
  return asRead<ExtrasOf<K>>(membersThatFit(rulesOf(kind).extras, stored))
}

/** The stored members that rules allow. */
export function membersThatFit(rules: z.ZodObject, stored: string): unknown {
  const given = toJson<object>(stored)
  const whole = rules.safeParse(given)
  if (whole.success) return whole.data
  const members = Object.entries(given).flatMap(([name, value]) => {
    const read = rules.safeParse({ [name]: value })
    return read.success ? Object.entries(read.data) : []
  })
  return Object.fromEntries(members)
}

/** The rules of a kind give its types, as its feature declares. */
function asRead<T>(members: unknown): T {
  return members as T
}
