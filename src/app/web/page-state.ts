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
  return { ...state, query: dated(state.query, Date.now()) }
}

/** The state as an element of the page. The times of its answers are left out: two nodes give one page the same bytes. */
export function writePageState(state: PageState): string {
  const timeless = { ...state, query: dated(state.query, 0) }
  return `<script type="application/json" id="${stateElementId}">${scriptJson(timeless)}</script>`
}

/** A page is asked for again each time it is shown, so its answers are as old as its arrival. */
function dated(query: DehydratedState, now: number): DehydratedState {
  return {
    ...query,
    queries: query.queries.map((one) => ({
      ...one,
      dehydratedAt: now,
      state: { ...one.state, dataUpdatedAt: now },
    })),
  }
}

/** Only `writePageState` fills that element. */
function asPageState(value: unknown): PageState {
  return value as PageState
}
