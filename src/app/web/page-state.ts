import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'

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

/** JSON that is safe inside a script element. */
export function writePageState(state: PageState): string {
  const json = JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/json" id="${stateElementId}">${json}</script>`
}
