import type { CardList, DashboardCard } from '../../contract.ts'

/**
 * The offered parts as a member arranged them. A part that they have not arranged, because it is newer or was hidden from
 * everybody then, is shown after the one that it follows for everybody.
 */
export function arrangeCards(offered: readonly DashboardCard[], own: Readonly<CardList>): CardList {
  const arranged = own.filter(
    ({ card }, index) => offered.includes(card) && own.findIndex((one) => one.card === card) === index,
  )
  for (const [index, card] of offered.entries()) {
    if (arranged.some((one) => one.card === card)) continue
    const before = offered[index - 1]
    const at = arranged.findIndex((one) => one.card === before) + 1
    arranged.splice(at, 0, { card, isShown: true })
  }
  return arranged
}
