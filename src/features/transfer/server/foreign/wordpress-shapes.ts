import { z } from 'zod'

/** The text of an element, which the parser gives as words, or as words beside attributes. */
const text = z
  .union([
    z.string(),
    z.looseObject({ '#text': z.string().optional() }).transform((node) => node['#text'] ?? ''),
  ])
  .optional()
  .catch(undefined)

const list = <T extends z.ZodType>(one: T) => z.array(one).optional().catch(undefined)

export const wordPressItem = z.looseObject({
  title: text,
  link: text,
  guid: text,
  'dc:creator': text,
  'content:encoded': text,
  'excerpt:encoded': text,
  'wp:post_id': text,
  'wp:post_date_gmt': text,
  'wp:post_name': text,
  'wp:status': text,
  'wp:post_type': text,
  'wp:post_password': text,
  'wp:attachment_url': text,
  category: list(
    z.union([z.string(), z.looseObject({ '#text': z.string().optional(), domain: z.string().optional() })]),
  ),
  'wp:postmeta': list(z.looseObject({ 'wp:meta_key': text, 'wp:meta_value': text })),
  'wp:comment': list(z.unknown()),
})
export type WordPressItem = z.infer<typeof wordPressItem>

export const wordPressExport = z.looseObject({
  rss: z.looseObject({
    channel: z.looseObject({
      link: text,
      'wp:base_blog_url': text,
      'wp:wxr_version': text,
      item: z.array(z.unknown()).default([]),
      'wp:author': list(z.looseObject({ 'wp:author_login': text, 'wp:author_display_name': text })),
    }),
  }),
})

/** Elements that may stand once or often. */
export const repeated = new Set(['item', 'category', 'wp:postmeta', 'wp:comment', 'wp:author'])
