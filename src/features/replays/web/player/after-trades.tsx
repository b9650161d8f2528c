import type { ReplayBars } from '#features/replays/contract.ts'
import { listed } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { rOf } from '../../engine/result.ts'
import type { Trade } from '../../engine/types.ts'
import { useText } from '../text.ts'
import { useFigures } from '../words.ts'

interface Props {
  trades: readonly Trade[]
  decimals: number
  bars: ReplayBars
}

/** What was planned and what was done, trade by trade, the largest loss first. */
export function AfterTrades({ trades, decimals, bars }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const figures = useFigures(decimals)
  const planOf = ({ plannedStop, plannedTarget }: Trade) =>
    [
      plannedStop === null ? t('after.noPlan') : t('after.planStop', { stop: figures.price(plannedStop) }),
      ...(plannedTarget === null ? [] : [t('after.planTarget', { target: figures.price(plannedTarget) })]),
    ].join(' · ')
  const doneOf = ({ end, isStopMovedAway, isSizeAdded }: Trade) =>
    [
      ...(isStopMovedAway ? [t('after.moved')] : []),
      ...(isSizeAdded ? [t('after.added')] : []),
      t(`after.end.${end ?? 'end'}`),
    ].join(' · ')
  const resultOf = (trade: Trade) => {
    const r = rOf(trade)
    const birr = figures.birr(trade.result ?? 0)
    return r === null ? birr : `${birr} (${figures.r(r)} R)`
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- keys scroll it
    <div className="replay-wide" role="group" aria-label={t('after.trades')} tabIndex={0}>
      <table className="replay-figures replay-trades">
        <caption>{t('after.trades')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('after.trade')}</th>
            <th scope="col">{t('after.result')}</th>
            <th scope="col">{t('after.plan')}</th>
            <th scope="col">{t('after.done')}</th>
          </tr>
        </thead>
        <tbody>
          {trades.map((trade) => (
            <tr key={`${trade.openedBar} ${trade.side} ${trade.units} ${trade.closedBar}`}>
              <th scope="row">
                {listed(
                  [
                    figures.time(bars.times[trade.openedBar] ?? ''),
                    `${t(`side.${trade.side}`)} ${trade.units}`,
                  ],
                  language,
                )}
              </th>
              <td>{resultOf(trade)}</td>
              <td>{planOf(trade)}</td>
              <td>{doneOf(trade)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
