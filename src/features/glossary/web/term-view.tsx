import type { ReactNode } from 'react'
import type { Teaser } from '#content/contract.ts'
import { ArticleView } from '#content/web/article/article-view.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import type { TermDetail } from '#features/glossary/contract.ts'
import { paths } from '#platform/paths.ts'
import { RelatedTerms } from './related-terms.tsx'
import { TermFacts } from './term-facts.tsx'
import { useText } from './text.ts'

interface Props {
  /** What everybody may know of the term. */
  shown: Teaser
  /** Null where it is for members and a guest reads. */
  term: Pick<TermDetail, 'article' | 'aliases' | 'example' | 'related'> | null
  gate?: ReactNode
  /** What readers do after the text. */
  children?: ReactNode
}

/** A term, and its draft. */
export function TermView({ shown, term, gate, children }: Props) {
  const t = useText()
  const lang = useForeign(shown)
  return (
    <ArticleView
      shown={shown}
      article={term?.article ?? null}
      gate={gate}
      back={{ to: paths.glossary, label: t('detail.back') }}
    >
      {term && <TermFacts aliases={term.aliases} example={term.example} lang={lang} />}
      {term && <RelatedTerms terms={term.related} />}
      {children}
    </ArticleView>
  )
}
