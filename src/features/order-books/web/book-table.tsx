import type { Side } from '../contract.ts'
import { useFigures } from './figures.ts'
import styles from './book-table.module.css'
import { useText } from './text.ts'
import { WideTable } from './wide-table.tsx'

interface Level {
  price: number
  units: number
}

interface Props {
  caption: string
  book: Record<Side, readonly Level[]>
  /** Units of the reader by price. */
  own?: ReadonlyMap<number, number>
}

/** What waits at which price, the highest first: a table for everybody, with bars for those who see. */
export function BookTable({ caption, book, own }: Props) {
  const t = useText()
  const { birr } = useFigures()
  const [bids, asks] = [byPrice(book.buy), byPrice(book.sell)]
  const prices = [...new Set([...bids.keys(), ...asks.keys()])].sort((one, other) => other - one)
  const most = Math.max(1, ...bids.values(), ...asks.values())
  if (prices.length === 0) return <p>{t('book.empty')}</p>
  return (
    <WideTable label={caption}>
      <table className={styles.book}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('book.buy')}</th>
            <th scope="col">{t('book.price')}</th>
            <th scope="col">{t('book.sell')}</th>
            {own && <th scope="col">{t('book.own')}</th>}
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price} className={bids.has(price) ? styles.bid : styles.ask}>
              <Depth units={bids.get(price)} most={most} side="buy" />
              <th scope="row">{birr(price)}</th>
              <Depth units={asks.get(price)} most={most} side="sell" />
              {own && <td className={styles.own}>{own.get(price) ?? ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** The bar is drawn, since a style of its own would not be let through. */
function Depth({ units, most, side }: { units: number | undefined; most: number; side: Side }) {
  if (units === undefined) return <td>{''}</td>
  const share = (units / most) * 100
  return (
    <td className={styles[side]}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect x={side === 'buy' ? 100 - share : 0} width={share} height="10" />
      </svg>
      <span>{units}</span>
    </td>
  )
}

function byPrice(levels: readonly Level[]): Map<number, number> {
  return new Map(levels.map(({ price, units }) => [price, units]))
}
