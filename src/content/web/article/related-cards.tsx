import type { Card } from '../../contract.ts'
import { Section } from '#ui/page/page.tsx'
import { CardGrid } from '../cards/card-grid.tsx'
import { ContentCard } from '../cards/content-card.tsx'

interface Props {
  title: string
  cards: readonly Card[]
  /** Where the cards are of several kinds. */
  showKind?: boolean
  /** Another page than the public one, such as the members' view. */
  addressOf?: (card: Card) => string
}

/** What to read next, below a text; nothing when there is nothing. */
export function RelatedCards({ title, cards, showKind, addressOf }: Props) {
  if (cards.length === 0) return null
  return (
    <Section title={title}>
      <CardGrid>
        {cards.map((card) => (
          <ContentCard key={card.id} card={card} showKind={showKind} to={addressOf?.(card)} />
        ))}
      </CardGrid>
    </Section>
  )
}
