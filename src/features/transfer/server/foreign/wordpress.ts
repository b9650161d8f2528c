import { plainText } from '#content/blocks/document.ts'
import { invalid } from '#platform/errors.ts'
import { parseXml } from '../parse-xml.ts'
import {
  htmlReadingOf,
  takeMedia,
  trimSlashes,
  withoutEndSlashes,
  type ForeignReading,
} from './foreign-reading.ts'
import { timeOf } from './ghost.ts'
import { importHtml, longestHtml } from './html/html.ts'
import { languageNamed } from './language.ts'
import { createNotes, type Notes } from './notes.ts'
import type { ForeignFile, ForeignPost } from './post.ts'
import { replaceShortcodes } from './shortcodes.ts'
import { repeated, wordPressExport, wordPressItem, type WordPressItem } from './wordpress-shapes.ts'

interface Blog {
  reading: ForeignReading
  /** Addresses of uploads by their number. */
  attachments: Map<string, WordPressItem>
  /** Names of authors by their login. */
  authors: Map<string, string>
}

/**
 * The posts and pages of a WordPress export (WXR 1.2).
 * @throws 422 `file`: `xml.doctype`, `xml.broken`, `foreign.unreadable` for XML that is no such export
 */
export function readWordPress(xml: string, reading: ForeignReading): ForeignFile {
  const parsed = parseXml(xml, { isArray: (name) => repeated.has(name) })
  const channel = wordPressExport.safeParse(parsed).data?.rss.channel
  if (!channel?.['wp:wxr_version']) throw invalid({ file: 'foreign.unreadable' })
  const notes = createNotes()
  const items = channel.item.flatMap((value, index) => {
    const checked = wordPressItem.safeParse(value)
    if (checked.success) return [checked.data]
    notes.add('post.broken', `item ${index + 1}`)
    return []
  })
  reading.site = withoutEndSlashes((channel['wp:base_blog_url'] || channel.link || '').trim())
  const wanted = items.filter((item) => isWanted(item, notes))
  for (const item of wanted) {
    const link = item.link?.startsWith(reading.site) ? item.link.slice(reading.site.length) : ''
    const path = trimSlashes(link.replace(/[?#].*$/s, ''))
    if (path) reading.addresses.set(path, originOf(item))
  }
  const attachments = items.filter((item) => item['wp:post_type'] === 'attachment')
  const blog: Blog = {
    reading,
    attachments: new Map(attachments.map((item) => [item['wp:post_id'] ?? '', item])),
    authors: new Map(
      (channel['wp:author'] ?? []).map((one) => [
        one['wp:author_login'] ?? '',
        one['wp:author_display_name'] ?? '',
      ]),
    ),
  }
  return { posts: wanted.map((item) => toPost(item, blog)), notes }
}

function isWanted(item: WordPressItem, notes: Notes): boolean {
  const type = item['wp:post_type'] ?? ''
  if (type === 'attachment') return false
  if (type !== 'post' && type !== 'page') {
    notes.add('post.skipped', type)
    return false
  }
  const status = item['wp:status'] ?? ''
  if (status !== 'trash' && status !== 'auto-draft' && status !== 'inherit') return true
  notes.add('post.skipped', `${item.title || item['wp:post_id']} (${status})`)
  return false
}

const originOf = (item: WordPressItem) => `wordpress:${item.guid || `${item.link}#${item['wp:post_id']}`}`

function toPost(item: WordPressItem, blog: Blog): ForeignPost {
  const notes = createNotes()
  const reading = htmlReadingOf(blog.reading, { notes, newlinesMatter: false })
  const meta = new Map(
    (item['wp:postmeta'] ?? []).map((one) => [one['wp:meta_key'] ?? '', one['wp:meta_value'] ?? '']),
  )
  const words = (html: string | undefined) =>
    html ? plainText(importHtml(html, reading)).replaceAll('\n', ' ') : ''
  const terms = (item.category ?? []).map((term) =>
    typeof term === 'string' ? { '#text': term, domain: '' } : term,
  )
  const names = terms
    .filter(({ domain }) => domain === 'category' || domain === 'post_tag')
    .map((term) => words(term['#text']))
  const language = [
    ...terms.filter(({ domain }) => domain === 'language').map((term) => term['#text']),
    ...names,
  ]
    .map((name) => languageNamed(name?.replace(/^#/, '')))
    .find(Boolean)
  const slug = trimSlashes(item['wp:post_name'] ?? '')
  noteLosses(item, meta, notes)
  const login = item['dc:creator'] ?? ''
  const status = item['wp:status']
  const publishedAt =
    status === 'publish' || status === 'future' ? dateOf(item['wp:post_date_gmt']) : undefined
  if (status === 'future' && publishedAt === undefined) notes.add('date.lost')
  const isHidden = status === 'private' || Boolean(item['wp:post_password'])
  return {
    origin: originOf(item),
    title: words(item.title),
    excerpt: words(item['excerpt:encoded']),
    seoTitle: plainSeo(meta.get('_yoast_wpseo_title')),
    seoDescription: plainSeo(meta.get('_yoast_wpseo_metadesc')),
    slug,
    ...(language && { language }),
    names: slug ? [slug] : [],
    tags: names.filter((name) => name && name !== 'Uncategorized'),
    authors: login ? [blog.authors.get(login) || login] : [],
    ...(publishedAt !== undefined && { publishedAt }),
    access: isHidden ? 'signed-in' : 'public',
    isHidden,
    ...coverOf(meta, blog, notes),
    body: bodyOf(item['content:encoded'] ?? '', blog, notes),
    notes,
  }
}

function noteLosses(item: WordPressItem, meta: Map<string, string>, notes: Notes): void {
  if (item['wp:post_type'] === 'page') notes.add('page.as_post')
  if (item['wp:status'] === 'private') notes.add('access.private')
  else if (item['wp:post_password']) notes.add('access.password')
  const comments = item['wp:comment']?.length ?? 0
  if (comments > 0) notes.add('comments.dropped', String(comments))
  for (const [key, value] of meta) if (value && !key.startsWith('_')) notes.add('field.dropped', key)
}

/** The plugin's own variables, such as `%%title%%`, mean nothing here. */
function plainSeo(text = ''): string {
  return text.includes('%%') ? '' : text
}

/** WordPress writes zeros where there is no date. */
function dateOf(text = ''): number | undefined {
  return text.startsWith('0000') ? undefined : timeOf(`${text.replace(' ', 'T')}Z`)
}

function coverOf(meta: Map<string, string>, { reading, attachments }: Blog, notes: Notes) {
  const attachment = attachments.get(meta.get('_thumbnail_id') ?? '')
  const address = attachment?.['wp:attachment_url']
  if (!attachment || !address) return {}
  const mediaId = takeMedia(reading, { address, wanted: 'image', note: notes.add })
  const alt = attachment['wp:postmeta']?.find((one) => one['wp:meta_key'] === '_wp_attachment_image_alt')
  return mediaId === undefined ? {} : { cover: { mediaId, alt: alt?.['wp:meta_value'] ?? '' } }
}

/** Texts of the classic editor part their paragraphs by blank lines; those of the block editor carry comments that name the blocks. */
function bodyOf(content: string, { reading, attachments }: Blog, notes: Notes) {
  const htmlReading = htmlReadingOf(reading, { notes, newlinesMatter: !content.includes('<!-- wp:') })
  if (content.length > longestHtml) return importHtml(content, htmlReading)
  for (const [, name] of content.matchAll(/<!-- wp:([a-z][a-z0-9/-]{0,80}) [^>]{0,2000}\/-->/g))
    notes.add('block.dynamic', name)
  const html = replaceShortcodes(content, {
    note: notes.add,
    addressOfAttachment: (id) => attachments.get(id)?.['wp:attachment_url'],
  })
  return importHtml(html, htmlReading)
}
