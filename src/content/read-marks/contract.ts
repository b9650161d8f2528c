import { z } from '@hono/zod-openapi'
import { kindsWith } from '../kinds.ts'

/** Kinds whose texts readers mark as read. */
export const markableKinds = kindsWith('marked')
export type MarkableKind = (typeof markableKinds)[number]

export const readMark = z.object({ isRead: z.boolean() }).openapi('ReadMark')
export type ReadMark = z.infer<typeof readMark>

/** Texts that the reader marked as read. */
export const readMarks = z.object({ itemIds: z.array(z.string()) }).openapi('ReadMarks')
export type ReadMarks = z.infer<typeof readMarks>
