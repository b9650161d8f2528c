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

export type DetailsOf<K extends ContentKind> = KindMembers[K]['details']
export type ExtrasOf<K extends ContentKind> = KindMembers[K]['extras']

/** A value as it is stored in a member. */
export type Member = string | number | boolean | null | Member[] | { [name: string]: Member | undefined }

/** The members of a kind, whichever it is. */
export type Members = { [name: string]: Member | undefined }

/** Members of any kind on their way in; they are fitted to their kind before they are stored. */
export const members = z.record(z.string().max(40), z.custom<Member | undefined>())
export const anyDetails = members.openapi('AnyDetails')
export const anyExtras = members.openapi('AnyExtras')

/** What something of one kind is called in the document of the API, such as `DetailsOfBlog`. */
export function nameOfKind(part: 'Article' | 'Details' | 'Extras' | 'Item', kind: ContentKind): string {
  return `${part}Of${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}

/** What was put together with this type; nobody is to leave it out. */
export function anObject<T extends object>() {
  return z.custom<T>((value) => typeof value === 'object' && value !== null)
}

/**
 * The details of one kind on their way out, which were read as its rules say. The rules themselves stand in the document under
 * this name: the app writes them there, and without them there would be no document.
 */
export function detailsOf<K extends ContentKind>(kind: K) {
  return anObject<DetailsOf<K>>().openapi(nameOfKind('Details', kind))
}

/** The same of the texts that a kind adds. */
export function extrasOf<K extends ContentKind>(kind: K) {
  return anObject<ExtrasOf<K>>().openapi(nameOfKind('Extras', kind))
}
