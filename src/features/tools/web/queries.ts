import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export const toolsQuery = (language: Language) => apiQuery('/api/tools', { query: { lang: language } })

/** `search` is that of the page; its language is asked for apart. */
export function toolQuery(language: Language, id: string, search: URLSearchParams) {
  const values = new URLSearchParams(search)
  values.delete('lang')
  return apiQuery('/api/tools/{id}', { path: { id }, query: { lang: language, values: values.toString() } })
}
