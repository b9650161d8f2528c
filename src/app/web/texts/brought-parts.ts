import type { ComponentType, ReactNode } from 'react'
import type { AskedPage } from '#content/web/page-questions.tsx'

/** What stands under texts and answers within them. */
export interface TextParts {
  pageQuestions(page: AskedPage): ReactNode
  /** Listens beside every page. */
  Listeners: ComponentType
  /** What the page that is about to be taken over needs of them. */
  fetchAhead(): Promise<void>
}

let brought: TextParts | undefined

/** Pages without a text do not carry these parts: whoever renders one that has a text brings them before. */
export function bringTextParts(parts: TextParts): void {
  brought = parts
}

/** Undefined as long as no page needs them. */
export function textParts(): TextParts | undefined {
  return brought
}
