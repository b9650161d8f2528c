import { z } from 'zod'

const text = z.string().nullish()
const id = z.union([z.string(), z.number()]).transform(String)

export const ghostPost = z.looseObject({
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  feature_image_alt: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  status: text,
  locale: text,
  visibility: text,
  published_at: z.union([z.string(), z.number()]).nullish(),
  custom_excerpt: text,
  meta_title: text,
  meta_description: text,
  canonical_url: text,
  codeinjection_head: text,
  codeinjection_foot: text,
  author_id: id.nullish(),
})
export type GhostPost = z.infer<typeof ghostPost>

const list = z.array(z.unknown()).default([])

const ghostData = z.looseObject({
  posts: z.array(z.unknown()),
  posts_meta: list,
  tags: list,
  posts_tags: list,
  users: list,
  posts_authors: list,
})

/** The newer export wraps the data in a list of databases, the oldest does not. */
export const ghostExport = z.union([
  z
    .looseObject({ db: z.array(z.looseObject({ data: ghostData })).min(1) })
    .transform(({ db }) => db[0]?.data),
  z.looseObject({ data: ghostData }).transform(({ data }) => data),
])

export const ghostMeta = z.looseObject({
  post_id: id,
  meta_title: text,
  meta_description: text,
  feature_image_alt: text,
  feature_image_caption: text,
})
export const ghostTag = z.looseObject({ id, name: z.string(), slug: text, visibility: text })
export const ghostUser = z.looseObject({ id, name: text })
const order = z.number().nullish()
export const ghostPostTag = z.looseObject({ post_id: id, tag_id: id, sort_order: order })
export const ghostPostAuthor = z.looseObject({ post_id: id, author_id: id, sort_order: order })

/** Those of a list that have the shape; others count for nothing. */
export function fitting<T>(values: readonly unknown[], shape: z.ZodType<T>): T[] {
  return values.flatMap((value) => {
    const checked = shape.safeParse(value)
    return checked.success ? [checked.data] : []
  })
}
