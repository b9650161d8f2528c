import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { redirect } from '#platform/web/router/route-answers.ts'
import { useParams } from '#platform/web/router/router.ts'
import type { Article } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { orNotFound } from './or-not-found.ts'
import { loadPageAnswers, type AskedPage } from './page-questions.tsx'
import { teaserOf, type textQuery } from './text-query.ts'

/** Asks for a text by the `:id` of its page, which may be a former slug. */
type TextQuery<T extends { article: Article }> = (
  language: Language,
  id: string,
) => ReturnType<typeof textQuery<T>>

/** Loads the text of a page, with what was asked about it where members ask; a former address leads to the one that it has now. */
export function loadText<T extends { article: Article }>(
  queryOf: TextQuery<T>,
  addressOf: (slug: string) => string,
  asked?: AskedPage['kind'],
): LoaderFunction {
  return async ({ context, request, params: { id = '' } }) => {
    const { queryClient, language } = context.get(loadContext)
    const text = await orNotFound(queryClient.ensureQueryData(queryOf(language, id)))
    const { slug, id: itemId } = teaserOf(text)
    if (slug !== id) throw redirect(`${addressOf(slug)}${new URL(request.url).search}`, 301)
    if (asked && !('teaser' in text))
      await loadPageAnswers(queryClient, language, { kind: asked, id: itemId })
    return null
  }
}

/** The text of a page: `text` is null where it is for members and a guest reads, `shown` is what everybody may know of it. */
export function useReading<T extends { article: Article }>(queryOf: TextQuery<T>) {
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const reading = useLoaded(queryOf(language, id))
  return { reading, shown: teaserOf(reading.data), text: 'teaser' in reading.data ? null : reading.data }
}
