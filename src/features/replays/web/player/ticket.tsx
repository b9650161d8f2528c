import { memo, useState, type SubmitEvent } from 'react'
import type { ReplayExercise } from '#features/replays/contract.ts'
import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import type { OrderType, Side } from '../../engine/types.ts'
import { useText } from '../text.ts'
import { priceIn, stepsIn, unitsIn } from '../words.ts'
import styles from './board.module.css'
import type { Wish } from './run.ts'

interface Props {
  exercise: ReplayExercise
  nextId: number
  /** Says whether it was taken. */
  onDecide(wish: Wish, words: string): boolean
}

/** Of its heading. */
export const ticketId = 'ticket'

const sides: readonly Side[] = ['buy', 'sell']
const prices = ['limit', 'stop', 'stopLoss', 'target'] as const
type PriceName = (typeof prices)[number]
const takes: Record<OrderType, readonly PriceName[]> = {
  market: ['stopLoss', 'target'],
  limit: ['limit', 'stopLoss', 'target'],
  stop: ['stop', 'stopLoss', 'target'],
  stopLimit: prices,
}

/** A new order. A bar more changes nothing in it. */
export const Ticket = memo(function Ticket({ exercise: { settings }, nextId, onDecide }: Props) {
  const t = useText()
  const [side, setSide] = useState<Side>('buy')
  const [type, setType] = useState<OrderType>(settings.orderTypes[0] ?? 'market')
  const [sizeBy, setSizeBy] = useState<'units' | 'risk'>('units')
  const place = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    const wish: Extract<Wish, { do: 'place' }> = { do: 'place', side, type }
    if (sizeBy === 'units') wish.units = unitsIn(typed('units'))
    else wish.riskPerMille = stepsIn(typed('risk'), 1) ?? Number.NaN
    for (const name of takes[type]) {
      const price = priceIn(typed(name), settings.decimals)
      if (price !== undefined) wish[name] = price
    }
    onDecide(wish, t('log.placed', { id: String(nextId) }))
  }
  return (
    <form className={styles.ticket} onSubmit={place} noValidate aria-labelledby={ticketId}>
      <h3 id={ticketId} tabIndex={-1}>
        {t('ticket.title')}
      </h3>
      <Sides side={side} onChange={setSide} />
      <FormField label={t('ticket.type')}>
        {(control) => (
          <select
            {...control}
            value={type}
            onChange={({ currentTarget }) =>
              setType(settings.orderTypes.find((one) => one === currentTarget.value) ?? type)
            }
          >
            {settings.orderTypes.map((one) => (
              <option key={one} value={one}>
                {t(`type.${one}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <Size by={sizeBy} onChange={setSizeBy} />
      {takes[type].map((name) => (
        <FormField
          key={name}
          label={t(`ticket.${name}`)}
          optional={name === 'target' || (name === 'stopLoss' && sizeBy === 'units')}
        >
          {(control) => <input {...control} name={name} inputMode="decimal" autoComplete="off" />}
        </FormField>
      ))}
      <button type="submit" className={buttons.primary}>
        {t('ticket.place')}
      </button>
    </form>
  )
})

function Sides({ side, onChange }: { side: Side; onChange(side: Side): void }) {
  const t = useText()
  return (
    <fieldset className={styles.sides}>
      <legend className="visually-hidden">{t('ticket.side')}</legend>
      {sides.map((one) => (
        <label key={one}>
          <input type="radio" name="side" value={one} checked={side === one} onChange={() => onChange(one)} />
          {t(`side.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Size({ by, onChange }: { by: 'units' | 'risk'; onChange(by: 'units' | 'risk'): void }) {
  const t = useText()
  const name = by === 'units' ? 'units' : 'risk'
  return (
    <>
      <FormField label={t('ticket.sizeBy')}>
        {(control) => (
          <select
            {...control}
            value={by}
            onChange={({ currentTarget }) => onChange(currentTarget.value === 'risk' ? 'risk' : 'units')}
          >
            <option value="units">{t('ticket.byUnits')}</option>
            <option value="risk">{t('ticket.byRisk')}</option>
          </select>
        )}
      </FormField>
      <FormField label={t(`ticket.${name}`)} key={name}>
        {(control) => (
          <input
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={by === 'units' ? '10' : '2'}
          />
        )}
      </FormField>
    </>
  )
}
