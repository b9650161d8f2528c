import type { PreviewOf } from '#desk/preview/contract.ts'
import { settingsOf } from '../settings.ts'
import { Assignment } from './assignment.tsx'
import { OrderBookView } from './order-book-view.tsx'

/** A draft of an exercise with its tasks and rules; its market is played once it is public. */
export function Component({ article }: PreviewOf<'orderBook'>) {
  return (
    <OrderBookView shown={article} article={article}>
      <Assignment settings={settingsOf(article.details)} />
    </OrderBookView>
  )
}
