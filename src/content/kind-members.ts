import { z } from '@hono/zod-openapi'
import type { ContentKind } from './kinds.ts'

/**
 * What each kind keeps of its own: `details`, the same in both languages, and `extras`, once in each. A feature adds its kinds here,
 * beside the rules by which their members are checked, so that the types are those of the rules.
 */
export interface KindMembers {}

/** The members that rules allow. */
export interface MembersOf<R extends { details: z.ZodType; extras: z.ZodType }> {
  details: z.infer<R['details']>
  extras: z.infer<R['extras']>
}

export type DetailsOf<K extends ContentKind> = K extends keyof KindMembers ? KindMembers[K]['details'] : never
export type ExtrasOf<K extends ContentKind> = K extends keyof KindMembers ? KindMembers[K]['extras'] : never

/** A value as it is stored in a member. */
export type Member = string | number | boolean | null | Member[] | { [name: string]: Member | undefined }

/** The members of a kind, whichever it is. */
export type Members = { [name: string]: Member | undefined }

const anything = z.record(z.string().max(40), z.unknown())

/** Members of any kind; those that are given are fitted to their kind before they are stored. */
export const members = asMembers<Members>(anything)

/** Members of one kind on their way out; they were read as its rules say. */
export function membersOf<T>(): z.ZodType<T> {
  return asMembers<T>(anything)
}

/** They come as JSON, whose values are members, or from rules that gave them this type. */
function asMembers<T>(schema: z.ZodType): z.ZodType<T> {
  return schema as z.ZodType<T>
}
