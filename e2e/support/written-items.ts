import type { Page } from 'playwright-core'
import type { Collection, Item } from '#content/contract.ts'
import { neededExtras } from '#content/server/test-outcomes.ts'
import type { Language } from '#platform/languages.ts'
import { askApi } from './accounts.ts'

export interface Wanted {
  kind: 'course' | 'faq' | 'lesson' | 'question' | 'replay' | 'resource'
  title: string
  parentId?: string
  collectionId?: string
  body?: object
  details?: object
  tags?: string[]
  level?: string
}

/** A question that only quizzes ask, with one right choice of two. */
export function questionOf(title: string, right: string): Wanted {
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const explanation = { type: 'explanation', content: [line(title)] }
  const choices = ['wrong', 'right'].map((id) => ({
    type: 'choice',
    attrs: { id, isRight: id === 'right', area: null },
    content: [line(id === 'right' ? right : '1 2 3'), explanation],
  }))
  const body = { type: 'doc', content: [line(title), ...choices, explanation] }
  return { kind: 'question', title, body, details: { form: 'single', use: 'quiz' } }
}

/** An item with a text in one language, for journeys that are about something else. */
export async function write(page: Page, language: Language, wanted: Wanted): Promise<Item> {
  const { body, tags, level, details, ...created } = wanted
  const started = await askApi<Item>(page, 'POST', '/api/admin/items', { ...created, language })
  const address = `/api/admin/items/${started.id}`
  if (details) await askApi(page, 'PATCH', address, { version: started.version, details, tags, level })
  const line = { type: 'paragraph', content: [{ type: 'text', text: wanted.title }] }
  const text = {
    title: wanted.title,
    excerpt: wanted.title,
    body: body ?? { type: 'doc', content: [line] },
    extras: neededExtras(wanted.kind),
  }
  return askApi<Item>(page, 'PUT', `${address}/editions/${language}`, {
    basedOn: started.editions[0]?.revision,
    text,
  })
}

/** The same, which readers see. */
export async function publish(page: Page, language: Language, wanted: Wanted): Promise<Item> {
  const { id, editions } = await write(page, language, wanted)
  const revision = editions.find((one) => one.language === language)?.revision
  return askApi<Item>(page, 'PUT', `/api/admin/items/${id}/editions/${language}/publication`, { revision })
}

/** A draft of a learn page in one language, of these words alone. */
export async function startLearnPage(admin: Page, language: Language, words: string): Promise<Item> {
  const { items } = await askApi<{ items: Collection[] }>(admin, 'GET', '/api/admin/collections?kind=track')
  const item = await askApi<Item>(admin, 'POST', '/api/admin/items', {
    kind: 'learn',
    language,
    title: `${words} (${language})`,
    collectionId: items[0]?.id,
  })
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
  const known = item.editions.find((one) => one.language === language)
  return askApi<Item>(admin, 'PUT', `/api/admin/items/${item.id}/editions/${language}`, {
    basedOn: known?.revision ?? 0,
    keep: true,
    text: { title: `${words} (${language})`, excerpt: words, body },
  })
}
