import type { Card } from '#content/contract.ts'

/** The cards without the covers that a page shows already, such as that of their track; adds what they show themselves to `known`. */
export function withoutRepeatedCovers(cards: readonly Card[], known: Set<string>): Card[] {
  return cards.map((card) => {
    const { cover } = card
    if (!cover || !known.has(cover.src)) {
      if (cover) known.add(cover.src)
      return card
    }
    return { ...card, cover: null }
  })
}
