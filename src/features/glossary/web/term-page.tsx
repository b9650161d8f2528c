import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { ArticleHead } from '#content/web/article/article-head.tsx'
import { ArticleLayout } from '#content/web/article/article-layout.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { PreviousNext } from '#content/web/article/previous-next.tsx'
import { RelatedCards } from '#content/web/article/related-cards.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { teaserOf } from '#content/web/text-query.ts'
import type { TermDetail } from '#features/glossary/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page } from '#ui/page/page.tsx'
import { termQuery } from './queries.ts'
import { RelatedTerms } from './related-terms.tsx'
import { TermData } from './term-data.tsx'
import { TermFacts } from './term-facts.tsx'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { slug } = teaserOf(await orNotFound(queryClient.ensureQueryData(termQuery(language, id))))
  if (slug !== id) throw redirect(`${paths.term(slug)}${new URL(request.url).search}`, 301)
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const reading = useSuspenseQuery(termQuery(language, id))
  const term = 'teaser' in reading.data ? null : reading.data
  const shown = teaserOf(reading.data)
  const path = paths.term(shown.slug)
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <article>
        <ArticleHead article={shown} back={{ to: paths.glossary, label: t('detail.back') }} />
        {term ? <TermText term={term} path={path} /> : <MembersGate path={path} reading={reading} />}
      </article>
      {term && <RelatedCards title={t('detail.marking')} cards={term.marking} showKind />}
      <TermData term={shown} path={path} aliases={term?.aliases ?? []} />
    </Page>
  )
}

function TermText({ term, path }: { term: TermDetail; path: string }) {
  const t = useText()
  const { language } = useLanguage()
  const { article, aliases, example, related, previous, next } = term
  const lang = article.language === language ? undefined : article.language
  return (
    <ArticleLayout article={article}>
      <TermFacts aliases={aliases} example={example} lang={lang} />
      <RelatedTerms terms={related} />
      <PreviousNext
        label={t('detail.neighbours')}
        previous={previous && { ...previous, to: paths.term(previous.slug), label: t('detail.previous') }}
        next={next && { ...next, to: paths.term(next.slug), label: t('detail.next') }}
      />
      <ShareLinks path={path} title={article.title} language={article.language} />
    </ArticleLayout>
  )
}
