import { PreviousNext } from '#content/web/article/previous-next.tsx'
import type { BlogDetail } from '#features/blogs/contract.ts'
import type { Area } from './area.ts'
import { neighboursIn } from './series-neighbours.ts'
import { useText } from './text.ts'

interface Props {
  post: Pick<BlogDetail, 'article' | 'series'>
  area: Area
}

/** The parts of its series before and after a post. */
export function SeriesParts({ post: { article, series }, area: { addressOf } }: Props) {
  const t = useText()
  const { previous, next } = neighboursIn(series, article.id)
  return (
    <PreviousNext
      label={t('series.neighbours')}
      previous={previous && { ...previous, to: addressOf(previous.slug), label: t('series.previous') }}
      next={next && { ...next, to: addressOf(next.slug), label: t('series.next') }}
    />
  )
}
