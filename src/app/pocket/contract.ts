import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'
import { kindsWith } from '#content/kinds.ts'

/** What everybody can keep on a device: a whole track, or one text. */
export const pocketKinds = ['track', ...kindsWith('ownPage')] as const
export type PocketKind = (typeof pocketKinds)[number] | 'course'

/** What keeping something on a device means. */
export const pocketContents = z
  .object({
    title: z.string(),
    /** Changes with the texts. */
    version: z.string(),
    /** About as much as travels, pictures and all, without the videos. */
    bytes: z.number().int(),
    /** What this reader can open now, in the order in which it is read. */
    pages: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        language,
        /** Address of the answer with its text, where that is no part of the page that everybody gets. */
        answer: z.string().nullable(),
      }),
    ),
    /** Addresses of answers that pages ask for when they are used, such as the bars of a replay. */
    answers: z.array(z.string()),
    /** Addresses. */
    pictures: z.array(z.string()),
    /** Those that lie on this site. */
    videos: z.array(z.object({ address: z.string(), bytes: z.number().int() })),
  })
  .openapi('PocketContents')
export type PocketContents = z.infer<typeof pocketContents>
