import { z } from 'zod'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { ContentKind } from '#content/kinds.ts'
import { plainText } from '#content/blocks/document.ts'
import { isLanguage, type Language } from '#platform/languages.ts'
import { toolIds } from '#features/tools/contract.ts'
import { levels } from '#content/classification.ts'
import { importMarkdown, type ImportedEdition } from '../markdown/markdown.ts'
import { takeMedia, type ForeignReading } from './foreign-reading.ts'
import { timeOf } from './ghost.ts'
import { languageNamed } from './language.ts'
import type { NoteCode } from '../../foreign/notes.ts'
import type { NamedItem } from './named-items.ts'
import { createNotes, type Notes } from './notes.ts'
import type { ForeignFile, ForeignPost } from './post.ts'

/** A key without a value says nothing. */
const text = z.preprocess((value) => value ?? undefined, z.coerce.string().optional()).catch(undefined)
const words = z
  .union([z.array(z.coerce.string().nullable()), z.string().transform((line) => line.split(','))])
  .transform((list) => list.map((one) => one?.trim() ?? '').filter(Boolean))
  .optional()
  .catch(undefined)

/** The keys that are understood, with the names that other systems give them. */
const frontMatter = z.looseObject({
  id: text,
  title: text,
  slug: text,
  excerpt: text,
  description: text,
  summary: text,
  seoTitle: text,
  seoDescription: text,
  tags: words,
  categories: words,
  language: text,
  lang: text,
  level: z.enum(levels).optional().catch(undefined),
  authors: words,
  author: words,
  date: z
    .union([z.date().transform((date) => date.getTime()), z.string()])
    .optional()
    .catch(undefined),
  draft: z.boolean().optional().catch(undefined),
  cover: text,
  coverAlt: text,
  translationOf: text,
})

const understood = new Set(Object.keys(frontMatter.shape))

/** Every Markdown file of the archive as a post, or those at some of their places. */
export async function readMarkdownFiles(
  reading: ForeignReading,
  only?: readonly number[],
): Promise<ForeignFile> {
  const names = markdownNames(reading.archive.names)
  const posts: ForeignPost[] = []
  for (const name of only?.flatMap((at) => names[at] ?? []) ?? names)
    posts.push(toPost(name, await reading.archive.readText(name), reading))
  return { posts, notes: createNotes() }
}

export function markdownNames(names: readonly string[]): string[] {
  return names.filter((name) => /\.(?:md|markdown)$/i.test(name)).sort()
}

function toPost(name: string, source: string, reading: ForeignReading): ForeignPost {
  const notes = createNotes()
  const refusals = new Map<string, NoteCode>()
  const resolveMedia = (address: string) =>
    takeMedia(reading, {
      address,
      from: name,
      wanted: address.startsWith('files/') ? 'file' : 'image',
      note: (code) => refusals.set(address, code),
    })
  const { title: ownTitle, letters, rest } = takeTitle(source)
  const { frontMatter: given, body, problems, asked } = readText(rest, { resolveMedia, reading })
  for (const { code, detail, line } of problems)
    notes.add(code === 'media.unknown' ? (refusals.get(detail) ?? code) : code, detail, `${name}:${line}`)
  const fields = frontMatter.parse(given)
  for (const key of Object.keys(given)) if (!understood.has(key)) notes.add('field.dropped', key, name)
  const place = placeOf(name)
  const language = languageNamed(fields.language ?? fields.lang) ?? place.language
  const lastPart = path.posix.basename(place.key)
  const title = fields.title ?? ownTitle ?? lastPart
  const known = fields.id ?? fingerprint(`${name}\n${fields.title ?? letters ?? lastPart}`)
  const publishedAt = fields.draft ? undefined : timeOf(fields.date)
  const authors = fields.authors ?? fields.author ?? []
  return {
    origin: `markdown:${known}${fields.id && language ? `:${language}` : ''}`,
    title,
    excerpt: fields.excerpt ?? fields.summary ?? fields.description ?? '',
    seoTitle: fields.seoTitle ?? '',
    seoDescription: fields.seoDescription ?? '',
    slug: fields.slug ?? '',
    ...(language && { language }),
    names: [
      name,
      name.replace(/\.\w+$/, ''),
      path.posix.basename(name),
      ...(fields.slug ? [fields.slug] : []),
    ],
    pair: place.key,
    ...(fields.translationOf && { translationOf: fields.translationOf }),
    tags: [...(fields.tags ?? []), ...(fields.categories ?? [])],
    ...(fields.level && { level: fields.level }),
    authors,
    ...(publishedAt !== undefined && { publishedAt }),
    access: 'public',
    ...coverOf(fields, name, { reading, notes }),
    body,
    ...(asked.length > 0 && { asked }),
    notes,
  }
}

function readText(
  source: string,
  {
    reading,
    resolveMedia,
  }: { reading: ForeignReading; resolveMedia: (address: string) => string | undefined },
): ImportedEdition & { asked: NamedItem[] } {
  const asked: NamedItem[] = []
  const resolve = (kind: ContentKind) => (name: string) => {
    asked.push({ kind, name })
    return reading.named[kind]?.get(name)
  }
  const edition = importMarkdown(source, {
    resolveMedia,
    resolveQuestion: resolve('question'),
    resolveDataSet: resolve('resource'),
    hasCalculator: (id) => id !== 'scam-check' && toolIds.some((one) => one === id),
  })
  return { ...edition, asked }
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

interface Title {
  title: string
  /** The line without signs, which names the text when it is imported again. */
  letters: string
}

/**
 * A first line `# Title` is the title of a text whose front matter has none, or the same. Its line is left blank, so that places stay
 * right; one that says something else than the front matter is a heading of the text.
 */
function takeTitle(source: string): Partial<Title> & { rest: string } {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  let at = 0
  if (lines[0] === '---') at = lines.indexOf('---', 1) + 1
  const { title: given } = frontMatter.parse(readMarkdown(lines.slice(0, at).join('\n')).frontMatter)
  while (at < lines.length && !lines[at]?.trim()) at++
  const line = /^# +(.+?)(?: +#+)? *$/.exec(lines[at]?.slice(0, 1000) ?? '')?.[1]
  if (line === undefined) return { rest: source }
  const title = plainText(readMarkdown(`# ${line}`).body).trim()
  if (title === '' || (given !== undefined && simplified(given) !== simplified(title)))
    return { rest: source }
  lines[at] = ''
  return { title, letters: line.replace(/[*_`]/g, ''), rest: lines.join('\n') }
}

/** A text that names nothing of its archive. */
const readMarkdown = (source: string) => importMarkdown(source, { resolveMedia: () => undefined })

const simplified = (words: string) => words.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** `price.am.md`, `am/price.md` and `price/am.md` are the Amharic text of one thing. */
function placeOf(name: string): { language?: Language; key: string } {
  const parts = name.replace(/\.\w+$/, '').split('/')
  const last = parts.at(-1) ?? ''
  const ending = last.split('.').at(-1)
  if (last.includes('.') && isLanguage(ending)) {
    return { language: ending, key: [...parts.slice(0, -1), last.slice(0, -ending.length - 1)].join('/') }
  }
  const at = parts.findLastIndex(isLanguage)
  const language = parts[at]
  return isLanguage(language) ? { language, key: parts.toSpliced(at, 1).join('/') } : { key: parts.join('/') }
}

function coverOf(
  fields: z.infer<typeof frontMatter>,
  name: string,
  { reading, notes }: { reading: ForeignReading; notes: Notes },
) {
  if (!fields.cover) return {}
  const mediaId = takeMedia(reading, { address: fields.cover, from: name, wanted: 'image', note: notes.add })
  return mediaId === undefined ? {} : { cover: { mediaId, alt: fields.coverAlt ?? '' } }
}
