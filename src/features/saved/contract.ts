import { z } from '@hono/zod-openapi'
import { card } from '#content/contract.ts'
import { kindsWith } from '#content/kinds.ts'
import { pageOf } from '#platform/contract/paging.ts'

/** Kinds that readers can save for later. */
export const savableKinds = kindsWith('saved')

/** Most items that one reader keeps of those that can be read. */
export const mostSaved = 500

export const savedList = pageOf(card).openapi('SavedList')
export type SavedList = z.infer<typeof savedList>

export const savedMark = z.object({ isSaved: z.boolean() }).openapi('SavedMark')
export type SavedMark = z.infer<typeof savedMark>
