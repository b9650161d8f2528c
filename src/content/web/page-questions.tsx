import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'
import type { KindWith } from '#content/kinds.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

/** A page under which members ask. */
export interface AskedPage {
  kind: KindWith<'discussed'>
  id: string
}

const PageQuestionsContext = createContext<(page: AskedPage) => ReactNode>(() => null)

/** The app says here what stands under a text: what was asked about it, and the way to ask. */
export const PageQuestionsProvider = PageQuestionsContext.Provider

export function PageQuestions(page: AskedPage) {
  return use(PageQuestionsContext)(page)
}

/** What was asked about a page, with the answers that the editors published. */
export function pageAnswersQuery(language: Language, { kind, id }: AskedPage) {
  return apiQuery('/api/page-questions/{kind}/{id}', { path: { kind, id }, query: { lang: language } })
}

/** The page that the server sends has them; in a browser they follow the text, which is not kept waiting. */
export async function loadPageAnswers(
  queryClient: QueryClient,
  language: Language,
  page: AskedPage,
): Promise<void> {
  if (typeof document === 'undefined') await queryClient.prefetchQuery(pageAnswersQuery(language, page))
}
