import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { contentKinds, factsOf, type ContentKind } from '#content/kinds.ts'
import { members, type Members } from '#content/kind-members.ts'
import { languages, type Language } from '#platform/languages.ts'
import { levels, riskLevels } from '#content/classification.ts'
import { accesses } from '#platform/actor.ts'
import { parseEdition } from '../markdown/markdown.ts'

const bilingual = z.object({ en: z.string(), am: z.string() })

/** What an item of any kind may have; what else a file says belongs to its kind. */
const neutralFields = z.object({
  order: z.number().int().default(0),
  publishedOn: z.iso.date(),
  tags: z.array(z.string()).default([]),
  level: z.enum(levels).optional(),
  cover: z.string().optional(),
  featured: z.boolean().default(false),
  market: z.string().optional(),
  riskLevel: z.enum(riskLevels).default('none'),
  access: z.enum(accesses).default('public'),
  authors: z.array(z.string()).default([]),
  reviewedOn: z.iso.date().optional(),
  sources: z.array(z.object({ title: z.string(), url: z.url(), date: z.string().optional() })).default([]),
  track: z.string().optional(),
  category: z.string().optional(),
  sections: z
    .array(z.strictObject({ slug: z.string(), title: bilingual, lessons: z.array(z.string()) }))
    .default([]),
})

/** What stands there besides are the texts that a kind adds. */
const textFields = z
  .object({
    title: z.string().min(1),
    excerpt: z.string().default(''),
    seoTitle: z.string().default(''),
    seoDescription: z.string().default(''),
  })
  .catchall(z.union([z.string(), z.array(z.string())]))

/** Items that are part of another one lie in its folder. */
const starterKinds = contentKinds.filter((kind) => !factsOf(kind).parent)

export interface StarterItem {
  kind: ContentKind
  slug: string
  neutral: z.infer<typeof neutralFields>
  /** The kind's own fields, with paths of files and slugs of other items in the place of ids. */
  own: Members
  texts: { language: Language; fields: z.infer<typeof textFields>; markdown: string; sources: string[] }[]
  lessons: StarterItem[]
}

const collectionText = z.object({ title: z.string(), summary: z.string().default('') })
const collections = z.array(
  z.object({
    slug: z.string(),
    order: z.number().int(),
    cover: z.string().optional(),
    en: collectionText,
    am: collectionText,
  }),
)
const tags = z.array(z.object({ slug: z.string(), en: z.string(), am: z.string() }))
const alternativeTexts = z.record(z.string(), bilingual)

/** The starter folder as it is on disk. */
export async function readStarter(folder: string) {
  const json = async <T>(file: string, schema: z.ZodType<T>) =>
    schema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
  // One after the other: what reading one needs is garbage before the next, and a small machine has no room for all of it.
  const items: StarterItem[] = []
  for (const kind of starterKinds) items.push(...(await readItems(path.join(folder, kind), kind)))
  return {
    tags: await json('tags.json', tags),
    tracks: await json('tracks.json', collections),
    faqCategories: await json('faq-categories.json', collections),
    alternativeTexts: await json('media/media.json', alternativeTexts),
    items,
  }
}

async function readItems(folder: string, kind: StarterItem['kind']): Promise<StarterItem[]> {
  const slugs = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  const items: StarterItem[] = []
  for (const slug of slugs.sort()) items.push(await readItem(path.join(folder, slug), kind))
  return items
}

async function readItem(folder: string, kind: StarterItem['kind']): Promise<StarterItem> {
  const slug = path.basename(folder)
  try {
    const json = members.parse(JSON.parse(await readFile(path.join(folder, 'item.json'), 'utf8')))
    const own = Object.fromEntries(Object.entries(json).filter(([name]) => !(name in neutralFields.shape)))
    const texts = await Promise.all(languages.map((language) => readText(folder, language)))
    const lessons = kind === 'course' ? await readItems(path.join(folder, 'lessons'), 'lesson') : []
    return { kind, slug, neutral: neutralFields.parse(json), own, texts, lessons }
  } catch (error) {
    throw new Error(`starter content ${kind}/${slug} cannot be read`, { cause: error })
  }
}

async function readText(folder: string, language: Language): Promise<StarterItem['texts'][number]> {
  const markdown = await readFile(path.join(folder, `${language}.md`), 'utf8')
  const { frontMatter, body } = parseEdition(markdown)
  const sources = [...JSON.stringify(body).matchAll(/"mediaId":"([^"]+)"/g)].map((match) => match[1] ?? '')
  return { language, fields: textFields.parse(frontMatter), markdown, sources }
}
