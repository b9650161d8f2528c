import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
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

/** The state of a server-rendered page, or undefined on a page that the browser renders. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(stateElementId)?.textContent
  if (!text) return undefined
  const state = asPageState(JSON.parse(text))
  // A page is asked for again each time it is shown, so its answers are as old as its arrival.
  const now = Date.now()
  const queries = state.query.queries.map((one) => ({
    ...one,
    dehydratedAt: now,
    state: { ...one.state, dataUpdatedAt: now },
  }))
  return { ...state, query: { ...state.query, queries } }
}

/** The state as an element of the page. The times of its answers are left out: two nodes give one page the same bytes. */
export function writePageState({ query, ...others }: PageState): string {
  const queries = query.queries.map(({ state: { data, ...state }, ...named }) => {
    const rest = membersOf({ ...state, dataUpdatedAt: 0 })
    return `{${membersOf({ ...named, dehydratedAt: 0 })},"state":{"data":${textOf(data)},${rest}}}`
  })
  const json = `{"query":{"mutations":[],"queries":[${queries.join()}]},${membersOf(others)}}`
  return `<script type="application/json" id="${stateElementId}">${json}</script>`
}

/** The texts of answers that many pages show, for as long as somebody has the answer. */
const texts = new WeakMap<object, string>()

function textOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return scriptJson(data ?? null)
  let text = texts.get(data)
  if (text === undefined) texts.set(data, (text = scriptJson(data)))
  return text
}

function membersOf(value: object): string {
  return scriptJson(value).slice(1, -1)
}

/** Only `writePageState` fills that element. */
function asPageState(value: unknown): PageState {
  return value as PageState
}
