import { useRef } from 'react'
import buttons from '#ui/controls/button.module.css'
import type { OwnOrder } from '../../engine/state.ts'
import { useFigures } from '../figures.ts'
import { useText } from '../text.ts'
import styles from './player.module.css'
import type { Run } from './use-run.ts'

/** The reader's orders, the newest first; those that wait can be taken back. */
export function OwnOrders({ run }: { run: Run }) {
  const t = useText()
  const { birr } = useFigures()
  const heading = useRef<HTMLHeadingElement>(null)
  const cancel = (order: number) => {
    run.send({ action: 'cancel', order })
    heading.current?.focus()
  }
  const words = ({ number, order, units, isMarket }: OwnOrder) =>
    t(isMarket ? 'own.market' : 'own.limit', {
      number,
      side: t(`side.${order.side}`),
      filled: units - order.left,
      units,
      price: birr(order.price),
    })
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {t('own.title')}
      </h3>
      {run.market.own.length === 0 && <p>{t('own.none')}</p>}
      <ul className={styles.orders}>
        {run.market.own.toReversed().map((own) => (
          <li key={own.number}>
            <span>
              {words(own)} · {t(`own.${own.state}`)}
            </span>
            {own.state === 'waiting' && (
              <button type="button" className={buttons.secondary} onClick={() => cancel(own.number)}>
                {t('own.cancel', { number: own.number })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
