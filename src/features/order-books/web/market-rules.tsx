import type { MarketSettings } from '../contract.ts'
import { useFigures } from './figures.ts'
import { useText } from './text.ts'

/** What this market is like, and how orders meet in it. */
export function MarketRules({ settings }: { settings: MarketSettings }) {
  const t = useText()
  const { birr, percent } = useFigures()
  const { tick, lot, fee, cash, units, seconds, auctionSeconds } = settings
  const reference = birr(settings.reference)
  return (
    <>
      <h2>{t('facts.title')}</h2>
      <ul>
        <li>{t('facts.tick', { tick: birr(tick), lot })}</li>
        <li>{t('facts.fee', { fee: percent(fee) })}</li>
        <li>{t('facts.own', { cash: birr(cash), units })}</li>
        {auctionSeconds > 0 && <li>{t('facts.auction', { time: t('time', { count: auctionSeconds }) })}</li>}
        <li>{t('facts.time', { time: t('time', { count: seconds }) })}</li>
      </ul>
      <details>
        <summary>{t('rules.title')}</summary>
        <ul>
          <li>{t('rules.priority')}</li>
          <li>{t('rules.limit')}</li>
          <li>{t('rules.market')}</li>
          <li>{t('rules.own')}</li>
          {auctionSeconds > 0 && <li>{t('rules.auction', { reference })}</li>}
          <li>{t('rules.moving')}</li>
          <li>{t('rules.slippage', { reference })}</li>
        </ul>
      </details>
    </>
  )
}
