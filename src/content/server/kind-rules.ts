import { z } from '@hono/zod-openapi'
import type { Readable } from '#platform/actor.ts'
import type { FilteredDetail } from '#platform/database/tables/content.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { UnmetDependent } from '../problem-details.ts'
import type { Context } from '#platform/server/context.ts'
import type { EditionText } from '../contract.ts'
import type { DetailsOf, ExtrasOf, Members } from '../kind-members.ts'
import type { ContentKind } from '../kinds.ts'
import { says } from '#platform/problems/field-codes.ts'

/** What a kind may store of its own, and what it asks of a text. A feature writes it down, and `app/server/kinds.ts` hands it in. */
export interface KindRules {
  /** Its own fields that are the same in both languages. Every member may be missing. */
  details: z.ZodObject
  /** Its own texts, once for each language. Every member may be missing, and lists may be unfinished in a draft. */
  extras: z.ZodObject
  /** Members of the details that are columns, so that lists can be filtered by them, with what it means when one is missing. */
  filtered?: Readonly<Partial<Record<FilteredDetail, string>>>
  /** Members of the details that name other items by id, with the kinds that these must be of; one inside others by its path. */
  names?: Readonly<Record<string, readonly ContentKind[]>>
  /** What else keeps a text from being published, field by field. */
  missing?(
    text: EditionText,
    about: { details: Members; language: Language; other: EditionText | null },
  ): FieldErrors
  /** The same where it takes a look at other items or at uploads: what does not let a text in these languages be public now. */
  missingDependencies?(
    ctx: Context,
    about: Readable & { id: string; details: Members; languages: readonly Language[]; text: EditionText },
  ): Promise<FieldErrors>
  /** The same of the data set that it is made of, which may become another one later. */
  missingInData?(ctx: Context, about: Readable & { details: Members }): Promise<FieldErrors>
  /** What follows when its details are written, in the same transaction. */
  detailsWritten?(ctx: Context, change: { id: string; before: Members; after: Members }): Promise<void>
  /** What readers were not promised before and cannot be promised now: a change of details or access that would do so is refused while they see the item, or will. */
  brokenPromises?(
    ctx: Context,
    change: Readable & { id: string; before: Members; after: Members },
  ): Promise<FieldErrors>
  /** What readers see, or will, that asks for such items and cannot do with those that there are; with ids, only what may ask for one of those. No change of such an item adds to it. */
  unmetDependents?(ctx: Context, ids?: ReadonlySet<string>): Promise<UnmetDependent[]>
  /** The same of what stands in an item, itself included: it does not come back to readers as long as there is any. */
  unmetDependentsIn?(ctx: Context, id: string): Promise<UnmetDependent[]>
  /** Whole minutes that doing each of these takes, where reading its text is not all; null where nobody can say beforehand. */
  playingMinutes?(ctx: Context, all: readonly Members[]): Promise<(number | null)[]>
  /** What stands on its pictures for sharing. */
  section?: Readonly<Record<Language, string>>
  /** The feed that brings what is new of it. */
  feed?: KindFeed
}

export interface KindFeed {
  path(language: Language): string
  words: Readonly<Record<Language, { title: string; description: string }>>
  /** Whether a text comes again each time that it is published anew, rather than once. */
  ofChanges: boolean
}

/** The rules of one kind: what they allow has the types that its feature declares. */
type KindRulesOf<K extends ContentKind> = Omit<KindRules, 'details' | 'extras'> & {
  details: z.ZodType<DetailsOf<K>>
  extras: z.ZodType<ExtrasOf<K>>
}

export type RulesOfKinds = { readonly [K in ContentKind]: KindRulesOf<K> }

const rules: Partial<RulesOfKinds> = {}

/** Call once, before the first verb. */
export function registerKinds(all: RulesOfKinds): void {
  Object.assign(rules, all)
}

export function rulesOf<K extends ContentKind>(kind: K): KindRulesOf<K> {
  const own = rules[kind]
  if (!own) throw new Error(`the kind ${kind} has no rules: add it to app/server/kinds.ts`)
  return own
}

/** No members of its own. */
export const none = z.strictObject({})

const id = z.string().min(1).max(40)

/** Ids of other items or uploads, each once. */
export const distinctIds = (most: number) =>
  z
    .array(id)
    .max(most)
    .superRefine((ids, context) => {
      const twice = ids.findIndex((one, at) => ids.indexOf(one) !== at)
      if (twice >= 0) context.addIssue({ code: 'custom', ...says('twice'), path: [twice] })
    })

/** One upload for each language, or one for both. */
export const filesByLanguage = z.strictObject({ en: id, am: id, shared: id }).partial()
