import { z } from '@hono/zod-openapi'
import { commonEdition, commonItem } from './contract.ts'
import { anObject, detailsOf, extrasOf, nameOfKind, type DetailsOf, type ExtrasOf } from './kind-members.ts'
import type { ContentKind } from './kinds.ts'

/** A text of one kind as its editors have it, with what the kind adds; of several kinds it is one or the other. */
export type EditionOf<K extends ContentKind> = {
  [P in K]: z.infer<typeof commonEdition> & { extras: ExtrasOf<P> }
}[K]
export type Edition = EditionOf<ContentKind>

/** An item of one kind as its editors have it, with the members of that kind; of several kinds it is one or the other. */
export type ItemOf<K extends ContentKind> = {
  [P in K]: Omit<z.infer<typeof commonItem>, 'kind'> & {
    kind: P
    details: DetailsOf<P>
    editions: EditionOf<P>[]
  }
}[K]
export type Item = ItemOf<ContentKind>

export function itemOf<K extends ContentKind>(kind: K) {
  const editions = z.array(commonEdition.extend({ extras: extrasOf(kind) }))
  return commonItem
    .extend({ kind: z.literal(kind), details: detailsOf(kind), editions })
    .openapi(nameOfKind('Item', kind))
}

/** One of any kind, told apart by `kind`. */
export const item = anObject<Item>().openapi('Item')
