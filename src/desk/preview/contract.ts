import { z } from '@hono/zod-openapi'
import { instant, language } from '#content/contract.ts'
import { anyArticle, type ArticleOf } from '#content/kind-article.ts'
import type { ContentKind } from '#content/kinds.ts'
import { fileInfo } from '#content/media/contract.ts'

/** The saved draft of one language as readers would get it; the other language when the wanted one is not written yet. */
export const preview = z
  .object({
    article: anyArticle,
    /** By media id: the files that the kind's own fields name. */
    files: z.record(z.string(), fileInfo),
    /** Languages that have a draft. */
    writtenIn: z.array(language),
  })
  .openapi('Preview')
export type Preview = z.infer<typeof preview>

/** The draft of one kind, with the members of that kind. */
export type PreviewOf<K extends ContentKind> = Omit<Preview, 'article'> & { article: ArticleOf<K> }

/** Days after which a link stops working; null: never by itself. */
export const previewLinkDays = [1, 7, 30] as const

export const previewLink = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: instant,
    createdByName: z.string().nullable(),
    expiresAt: instant.nullable(),
    isExpired: z.boolean(),
    lastOpenedAt: instant.nullable(),
  })
  .openapi('PreviewLink')
export type PreviewLink = z.infer<typeof previewLink>

/** A link that was just made: the only time that its address is told. */
export const newPreviewLink = previewLink
  .extend({ path: z.string().openapi({ example: '/preview/…' }) })
  .openapi('NewPreviewLink')
export type NewPreviewLink = z.infer<typeof newPreviewLink>
