import { signInAs } from '#app/server/test-accounts.ts'
import { homeOf } from '#app/server/test-site.ts'
import type { TestAnswer, TestApp, TestBrowser } from '#app/server/test-app.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { BlockDocument } from '../blocks/document.ts'
import type { Block } from '../blocks/nodes/block.ts'
import type { Collection, Edition, EditionText, Item, ItemFields } from '../contract.ts'
import type { ItemOf } from '../kind-item.ts'
import type { ContentKind } from '../kinds.ts'
import { neededExtras, neededFields } from './test-outcomes.ts'

/** A refusal as it comes over the wire. */
export interface Problem {
  code: string
  fields?: Record<string, string>
  details: { theirs: Edition; current: Item }
}

type Answer = TestAnswer<Item & Problem>
type Text = Partial<Omit<EditionText, 'body'>> & { body?: string | BlockDocument }

/** An administrator at the API, who writes with few words. */
export interface Author {
  browser: TestBrowser
  start(
    kind: ContentKind,
    title: string,
    more?: { language?: Language; parentId?: string; collectionId?: string },
  ): Promise<Item>
  read(id: string): Promise<Item>
  /** Saves a text over the revision that is there now, or over `basedOn`. */
  save(
    id: string,
    language: Language,
    text: Text,
    more?: { basedOn?: number; translatedFrom?: number; keep?: boolean },
  ): Promise<Answer>
  publish(id: string, language: Language, more?: { revision?: number; publishAt?: number }): Promise<Answer>
  change(id: string, fields: Partial<ItemFields>): Promise<Item>
  /** A new item with a published text in each of the languages that have a title. */
  post(kind: ContentKind, titles: Partial<Record<Language, string>>, more?: PostFields): Promise<Item>
  collection(kind: Collection['kind'], titleEn: string, more?: Partial<Collection>): Promise<Collection>
  tag(labelEn: string, labelAm?: string): Promise<string>
}

/**
 * An item of the kind that the test knows it to be of.
 * @throws when it is of another
 */
export function ofKind<K extends ContentKind>(kind: K, item: Item): ItemOf<K> {
  if (!isOf(kind, item)) throw new Error(`${item.slug} is a ${item.kind}, not a ${kind}`)
  return item
}

function isOf<K extends ContentKind>(kind: K, item: Item | ItemOf<K>): item is ItemOf<K> {
  return item.kind === kind
}

export type PostFields = Partial<ItemFields> & {
  parentId?: string
  body?: string | BlockDocument
  extras?: EditionText['extras']
}

export async function startAuthoring(site: TestApp): Promise<Author> {
  const { browser } = await signInAs(site, { role: 'admin' })
  const at = (id: string, language?: Language) =>
    `/api/admin/items/${id}${language ? `/editions/${language}` : ''}`

  const author: Author = {
    browser,
    async start(kind, title, { language = 'en', parentId, collectionId } = {}) {
      const home = collectionId ?? (await homeOf(browser, { kind, parentId }))
      const wanted = { kind, title, language, parentId, collectionId: home }
      return sure(await browser.send<Item>('POST', '/api/admin/items', wanted), 201)
    },
    async read(id) {
      return sure(await browser.get<Item>(at(id)), 200)
    },
    async save(id, language, text, { basedOn, ...more } = {}) {
      const revision = basedOn ?? editionOf(await author.read(id), language)?.revision ?? 0
      return browser.send('PUT', at(id, language), { basedOn: revision, ...more, text: fullText(text) })
    },
    async publish(id, language, { revision, ...more } = {}) {
      const wanted = revision ?? editionOf(await author.read(id), language)?.revision ?? 1
      return browser.send('PUT', `${at(id, language)}/publication`, { revision: wanted, ...more })
    },
    async change(id, fields) {
      const { version } = await author.read(id)
      return sure(await browser.send<Item>('PATCH', at(id), { version, ...fields }), 200)
    },
    async post(kind, titles, { parentId, body, extras, ...wanted } = {}) {
      const fields = { ...neededFields(kind), ...wanted }
      const language: Language = titles.en === undefined ? 'am' : 'en'
      let item = await author.start(kind, titles[language] ?? '', {
        language,
        parentId,
        collectionId: fields.collectionId ?? undefined,
      })
      if (Object.keys(fields).length > 0) item = await author.change(item.id, fields)
      for (const one of [language, otherLanguage(language)]) {
        const title = titles[one]
        if (title === undefined) continue
        const own = extras ?? neededExtras(kind)
        sure(await author.save(item.id, one, { title, body, extras: own }), 200)
        item = sure(await author.publish(item.id, one), 200)
      }
      return item
    },
    async collection(kind, titleEn, more = {}) {
      return sure(
        await browser.send<Collection>('POST', '/api/admin/collections', { kind, titleEn, ...more }),
        201,
      )
    },
    async tag(labelEn, labelAm = labelEn) {
      return sure(await browser.send<{ slug: string }>('POST', '/api/admin/tags', { labelEn, labelAm }), 201)
        .slug
    },
  }
  return author
}

export function editionOf(item: Item, language: Language): Edition | undefined {
  return item.editions.find((edition) => edition.language === language)
}

/** A whole text of what a test cares about. */
function fullText({ body = 'Some words to read.', ...text }: Text): EditionText {
  const fields = {
    title: 'A title',
    excerpt: 'What it is about.',
    seoTitle: '',
    seoDescription: '',
    extras: {},
  }
  return { ...fields, ...text, body: typeof body === 'string' ? documentOf(paragraph(body)) : body }
}

export function documentOf(...content: Block[]): BlockDocument {
  return { type: 'doc', content }
}

export function paragraph(text: string): Block {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

function sure<T>(answer: TestAnswer<T>, status: number): T {
  if (answer.status !== status) throw new Error(`wanted ${status}, got ${answer.status}: ${answer.text}`)
  return answer.json
}
