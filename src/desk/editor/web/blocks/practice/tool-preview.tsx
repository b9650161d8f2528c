import { useQuery } from '#platform/web/answers/queries.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import '#ui/blocks/calculator.css'

interface Props {
  id: string
  /** What stands in its fields, as the query of an address. */
  values: string
  language: Language
}

/** A tool as readers of a language meet it; nothing in it can be pressed here. */
export function ToolPreview({ id, values, language }: Props) {
  const { data } = useQuery(apiQuery('/api/tools/{id}', { path: { id }, query: { lang: language, values } }))
  return data ? <div inert lang={language} dangerouslySetInnerHTML={{ __html: data.html }} /> : null
}
