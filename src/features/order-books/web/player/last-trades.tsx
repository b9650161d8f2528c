import type { Trade } from '../../engine/state.ts'
import { useFigures } from '../figures.ts'
import { useText } from '../text.ts'
import { WideTable } from '../wide-table.tsx'
import styles from './player.module.css'

const mostShown = 6

export function LastTrades({ trades }: { trades: readonly Trade[] }) {
  const t = useText()
  const { birr } = useFigures()
  if (trades.length === 0) return <p>{t('trades.none')}</p>
  const first = Math.max(trades.length - mostShown, 0)
  const shown = trades.slice(first).map((trade, index) => ({ ...trade, number: first + index }))
  const whoOf = ({ side, isOwn }: Trade) => {
    const who = t(`trades.${side ?? 'auction'}`)
    return isOwn ? t('trades.own', { who }) : who
  }
  return (
    <WideTable label={t('trades.title')}>
      <table className={styles.trades}>
        <caption>{t('trades.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trades.time')}</th>
            <th scope="col">{t('trades.units')}</th>
            <th scope="col">{t('book.price')}</th>
            <th scope="col">{t('trades.who')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.toReversed().map((trade) => (
            <tr key={trade.number}>
              <td>{Math.floor(trade.at / 1000)}</td>
              <td>{trade.units}</td>
              <td>{birr(trade.price)}</td>
              <td>{whoOf(trade)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
