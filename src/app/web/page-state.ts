import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import { scriptJson } from '#platform/script-json.ts'

/** What the server hands to the browser with a page: the answers it used, and the router's data. */
export interface PageState {
  query: DehydratedState
  router: HydrationState
}

export const stateElementId = 'page-state'

/** The state of a server-rendered page, or undefined on a page that the browser renders. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(stateElementId)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}

/** The state as an element of the page. */
export function writePageState(state: PageState): string {
  return `<script type="application/json" id="${stateElementId}">${scriptJson(state)}</script>`
}
