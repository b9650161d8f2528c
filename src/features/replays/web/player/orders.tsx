import { useRef, type SubmitEvent } from 'react'
import buttons from '#ui/controls/button.module.css'
import type { Order } from '../../engine/types.ts'
import { useText } from '../text.ts'
import { priceIn, useFigures } from '../words.ts'
import styles from './board.module.css'
import type { Run, Wish } from './run.ts'
import { waitingPrice } from './waiting-price.ts'

interface Props {
  run: Run
  onDecide(wish: Wish, words: string): boolean
}

/** The orders that wait, each to be changed or cancelled. */
export function Orders({ run, onDecide }: Props) {
  const t = useText()
  const { orders } = run.played.state
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {t('orders.title')}
      </h3>
      {orders.length === 0 ? (
        <p>{t('orders.none')}</p>
      ) : (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <li key={order.id}>
              <Waiting
                order={order}
                decimals={run.market.settings.decimals}
                onDecide={onDecide}
                onGone={() => heading.current?.focus()}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface WaitingProps extends Pick<Props, 'onDecide'> {
  order: Order
  decimals: number
  onGone(): void
}

function Waiting({ order, decimals, onDecide, onGone }: WaitingProps) {
  const t = useText()
  const figures = useFigures(decimals)
  const { id, side, units, type } = order
  const number = String(id)
  const { name, price, limit } = waitingPrice(order)
  const words = { id: number, side: t(`side.${side}`), units, type: t(`type.${type}`) }
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = priceIn(String(new FormData(event.currentTarget).get('price') ?? ''), decimals)
    onDecide({ do: 'change', id, [name]: typed ?? Number.NaN }, t('log.changed', { id: number }))
  }
  return (
    <form className={styles.waiting} onSubmit={change} noValidate>
      <span>{t(lineOf(order), { ...words, limit: limit === undefined ? '' : figures.price(limit) })}</span>
      {price !== undefined && (
        <>
          <input
            key={price}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            aria-label={t('orders.price', { id: number })}
            defaultValue={figures.price(price)}
          />
          <button type="submit" className={buttons.quiet} aria-label={t('orders.changeOf', { id: number })}>
            {t('orders.change')}
          </button>
        </>
      )}
      <button
        type="button"
        className={buttons.quiet}
        aria-label={t('orders.cancelOf', { id: number })}
        onClick={() => {
          if (onDecide({ do: 'cancel', id }, t('log.cancelled', { id: number }))) onGone()
        }}
      >
        {t('orders.cancel')}
      </button>
    </form>
  )
}

function lineOf({ type, ends, isTriggered }: Order) {
  if (ends !== undefined) return type === 'stop' ? 'orders.stopLoss' : 'orders.target'
  if (type !== 'stopLimit') return 'orders.line'
  return isTriggered ? 'orders.lineTriggered' : 'orders.lineStopLimit'
}
