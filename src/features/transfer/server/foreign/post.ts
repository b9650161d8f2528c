import type { BlockDocument } from '#content/blocks/document.ts'
import type { Language } from '#platform/languages.ts'
import type { Level } from '#content/classification.ts'
import type { Access } from '#platform/actor.ts'
import type { NamedItem } from './named-items.ts'
import type { Notes } from './notes.ts'

/** One post of another system in one language, read and not yet stored. Ids of pictures in it are still those of the archive. */
export interface ForeignPost {
  /** Names the post for ever, such as `ghost:<uuid>`. */
  origin: string
  title: string
  excerpt: string
  seoTitle: string
  seoDescription: string
  /** As it was there; empty when it had none. */
  slug: string
  /** What the post itself says about its language. */
  language?: Language
  /** How other posts of the file may name it: its slug, its file. */
  names: string[]
  /** The post that this one is a translation of, by one of its names. */
  translationOf?: string
  /** Posts with the same one and different languages belong together. */
  pair?: string
  tags: string[]
  level?: Level
  authors: string[]
  /** When it was published there, or was to be, epoch milliseconds. */
  publishedAt?: number
  access: Access
  /** Only some people knew it there: no list shows it here. */
  isHidden?: boolean
  cover?: { mediaId: string; alt: string }
  body: BlockDocument
  /** Exercises and data sets that the text names, whether they are here or not. */
  asked?: NamedItem[]
  notes: Notes
}

export interface ForeignFile {
  posts: ForeignPost[]
  notes: Notes
}

export function shortened(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}
