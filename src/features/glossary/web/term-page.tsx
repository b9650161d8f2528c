import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { PreviousNext } from '#content/web/article/previous-next.tsx'
import { RelatedCards } from '#content/web/article/related-cards.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { loadText, useReading } from '#content/web/reading.ts'
import type { TermDetail } from '#features/glossary/contract.ts'
import { paths } from '#platform/paths.ts'
import { Page } from '#ui/page/page.tsx'
import { termQuery } from './queries.ts'
import { TermData } from './term-data.tsx'
import { TermView } from './term-view.tsx'
import { useText } from './text.ts'

export const loader = loadText(termQuery, paths.term)

export function Component() {
  const t = useText()
  const { reading, shown, text: term } = useReading(termQuery)
  const path = paths.term(shown.slug)
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <TermView shown={shown} term={term} gate={<MembersGate path={path} reading={reading} />}>
        {term && <AfterTerm term={term} path={path} />}
      </TermView>
      {term && <RelatedCards title={t('detail.marking')} cards={term.marking} showKind />}
      <TermData term={shown} path={path} aliases={term?.aliases ?? []} />
    </Page>
  )
}

/** Its neighbours in the alphabet, and sharing it. */
function AfterTerm({ term: { article, previous, next }, path }: { term: TermDetail; path: string }) {
  const t = useText()
  return (
    <>
      <PreviousNext
        label={t('detail.neighbours')}
        previous={previous && { ...previous, to: paths.term(previous.slug), label: t('detail.previous') }}
        next={next && { ...next, to: paths.term(next.slug), label: t('detail.next') }}
      />
      <ShareLinks path={path} title={article.title} language={article.language} />
    </>
  )
}
