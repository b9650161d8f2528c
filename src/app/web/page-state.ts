import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import { isOnlyBody, readOnlyBody } from '#content/web/article/shown-body.ts'
import type { PostedForm } from '#platform/posted-form.ts'
import { scriptJson } from '#platform/web/script-json.ts'

/** What the server hands to the browser with a page: the answers it used, and the router's data. */
export interface PageState {
  query: DehydratedState
  router: HydrationState
  /** The page answers a form. */
  posted?: PostedForm
}

export const stateElementId = 'page-state'

/** The state of a server-rendered page, or undefined on a page that the browser renders. Call it before anything changes the page. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(stateElementId)?.textContent
  if (!text) return undefined
  const state = asPageState(JSON.parse(text))
  const now = Date.now()
  const queries = state.query.queries.map((one) => ({
    ...one,
    dehydratedAt: now,
    state: { ...one.state, data: withBody(one.state.data), dataUpdatedAt: now },
  }))
  return { ...state, query: { ...state.query, queries } }
}

/**
 * The state as an element of the page. The times of its answers are left out: two nodes give one page the same bytes. So is the
 * body of the text that the page shows, which the browser has in front of it.
 * @param shown the markup of the page
 */
export function writePageState({ query, ...others }: PageState, shown: string): string {
  const queries = query.queries.map(({ state: { data, ...state }, ...named }) => {
    const members = [
      membersOf({ ...named, dehydratedAt: 0 }),
      `"state":{"data":${textOf(data, shown)},${membersOf({ ...state, dataUpdatedAt: 0 })}}`,
    ]
    return `{${members.join()}}`
  })
  const json = `{"query":{"mutations":[],"queries":[${queries.join()}]},${membersOf(others)}}`
  return `<script type="application/json" id="${stateElementId}">${json}</script>`
}

interface Texts {
  whole?: string
  withoutBody?: string
}

/** The texts of answers that many pages show, for as long as somebody has the answer. */
const texts = new WeakMap<object, Texts>()

function textOf(data: unknown, shown: string): string {
  if (typeof data !== 'object' || data === null) return scriptJson(data ?? null)
  let known = texts.get(data)
  if (!known) texts.set(data, (known = {}))
  if (!hasBody(data) || !isOnlyBody(shown, data.article.html)) return (known.whole ??= scriptJson(data))
  return (known.withoutBody ??= scriptJson({ ...data, article: { ...data.article, html: null } }))
}

function hasBody(data: object): data is { article: { html: string } } {
  const { article } = data as { article?: { html?: unknown } | null }
  return typeof article?.html === 'string'
}

/** An answer with the body that was left out of it. */
function withBody(data: unknown): unknown {
  const { article } = (data ?? {}) as { article?: { html?: unknown } | null }
  if (article?.html !== null) return data
  return { ...(data as object), article: { ...article, html: readOnlyBody(document) } }
}

function membersOf(value: object): string {
  return scriptJson(value).slice(1, -1)
}

/** Only `writePageState` fills that element. */
function asPageState(value: unknown): PageState {
  return value as PageState
}
