import { equityNow } from '../../engine/money.ts'
import { useText } from '../text.ts'
import { useFigures } from '../words.ts'
import styles from './board.module.css'
import type { Run } from './run.ts'

/** What there is now. */
export function Position({ run: { market, played } }: { run: Run }) {
  const t = useText()
  const { settings } = market
  const figures = useFigures(settings.decimals)
  const { state } = played
  const worth = equityNow(state, market)
  const open = state.units === 0 ? 0 : worth - state.cashBefore
  return (
    <section>
      <h3>{t('position.title')}</h3>
      <dl className={styles.facts}>
        <dt>{t('position.cash')}</dt>
        <dd>{figures.birr(state.cash)}</dd>
        <dt>{t('position.units')}</dt>
        <dd>{state.units}</dd>
        <dt>{t('position.worth')}</dt>
        <dd>{figures.birr(worth)}</dd>
        <dt>{t('position.open')}</dt>
        <dd>{`${open > 0 ? '+' : ''}${figures.birr(open)}`}</dd>
      </dl>
    </section>
  )
}
