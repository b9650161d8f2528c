import { useEffect, useRef } from 'react'
import type { OrderBookResult, Traded } from '../../contract.ts'
import { useFigures } from '../figures.ts'
import { outcomeWords } from '../mission-words.ts'
import { useText } from '../text.ts'
import styles from './player.module.css'

interface Props {
  result: OrderBookResult
  /** The run ended here and now: its reader goes on from the heading. */
  isFresh: boolean
}

/** What came of a run: what it cost first, then what was asked, and how far all of it can be trusted. */
export function Result({ result, isFresh }: Props) {
  const t = useText()
  const figures = useFigures()
  const { birr } = figures
  const { change, slippage, fees, bought, sold, ordered, missions } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  const worth = change < 0 ? 'result.loss' : change > 0 ? 'result.gain' : 'result.even'
  return (
    <section className={styles.result}>
      <h3 ref={heading} tabIndex={-1}>
        {t('result.title')}
      </h3>
      <p className={change < 0 ? styles.loss : undefined}>{t(worth, { amount: birr(Math.abs(change)) })}</p>
      <dl>
        <dt>{t('result.slippage')}</dt>
        <dd>
          {t(slippage < 0 ? 'result.slippageGain' : 'result.slippageCost', {
            amount: birr(Math.abs(slippage)),
          })}
        </dd>
        <dt>{t('result.fees')}</dt>
        <dd>{t('result.birr', { amount: birr(fees) })}</dd>
        <dt>{t('result.filled')}</dt>
        <dd>{t('result.filledOf', { units: bought.units + sold.units, ordered })}</dd>
        <Side name={t('result.bought')} traded={bought} />
        <Side name={t('result.sold')} traded={sold} />
      </dl>
      <ul>
        {missions.map((outcome) => (
          <li key={JSON.stringify(outcome.mission)}>{outcomeWords(outcome, t, figures)}</li>
        ))}
      </ul>
      <p>{t('result.little')}</p>
    </section>
  )
}

function Side({ name, traded }: { name: string; traded: Traded }) {
  const t = useText()
  const { average } = useFigures()
  if (traded.units === 0) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{t('result.average', { units: traded.units, average: average(traded) })}</dd>
    </>
  )
}
