import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import type { Side } from '../../contract.ts'
import { bestPrice, opposite } from '../../engine/book.ts'
import { availableOf } from '../../engine/settling.ts'
import { limits } from '../../limits.ts'
import { stepsOf, typedOf, unitsOf, useFigures } from '../figures.ts'
import { useText } from '../text.ts'
import styles from './player.module.css'
import type { Refused as RefusedByRun, Run } from './use-run.ts'

type Form = 'limit' | 'market'
/** What cannot be an order is refused before it gets to the market. */
type Refused = RefusedByRun | 'whole' | 'most'

/** What is wrong with how many units are asked for. */
const ofUnits: ReadonlySet<Refused> = new Set(['lot', 'whole', 'most', 'cash', 'units'])

/** Where orders are written. What is refused says why and what to do instead. */
export function Ticket({ run }: { run: Run }) {
  const t = useText()
  const { market } = run
  const { settings, book, lastPrice } = market
  const [side, setSide] = useState<Side>(settings.missions[0]?.side ?? 'buy')
  const [form, setForm] = useState<Form>('limit')
  const [units, setUnits] = useState(String(settings.lot))
  const [price, setPrice] = useState(() => typedOf(bestPrice(book, opposite(side)) ?? lastPrice))
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const words = useRefusalWords(run)
  const ticket = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(0)
  // Whoever listens hears at the field what is wrong with it, each time anew.
  useEffect(() => {
    if (sent > 0) ticket.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [sent])

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const order = orderOf({ side, form, units, price })
    setRefusal(typeof order === 'string' ? order : run.send(order))
    setSent(sent + 1)
  }
  const isOfPrice = refusal === 'tick' || refusal === 'price'
  const isOfUnits = refusal !== null && ofUnits.has(refusal)
  return (
    <form ref={ticket} className={styles.ticket} onSubmit={send} noValidate aria-label={t('ticket')}>
      <h3>{t('ticket')}</h3>
      <Choice name="side" label={t('side')} values={['buy', 'sell']} value={side} onChange={setSide} />
      <Choice name="form" label={t('form')} values={['limit', 'market']} value={form} onChange={setForm} />
      <Typed
        label={t('units')}
        error={isOfUnits ? words(refusal) : undefined}
        mode="numeric"
        value={units}
        onChange={setUnits}
      />
      {form === 'limit' && (
        <Typed
          label={t('price')}
          error={isOfPrice ? words(refusal) : undefined}
          mode="decimal"
          value={price}
          onChange={setPrice}
        />
      )}
      {/* Another one each time, so that it is heard again. */}
      <p key={sent} role="alert">
        {refusal && !isOfPrice && !isOfUnits ? words(refusal) : ''}
      </p>
      <button type="submit" className={buttons.primary}>
        {t('send')}
      </button>
      <Have run={run} />
    </form>
  )
}

interface Written {
  side: Side
  form: Form
  units: string
  price: string
}

/** The order that is written, or why none is. */
function orderOf({ side, form, units, price }: Written) {
  const count = unitsOf(units)
  if (count === undefined) return 'whole'
  if (count > limits.units) return 'most'
  if (form === 'market') return { action: 'market', side, units: count } as const
  const steps = stepsOf(price)
  return steps ? ({ action: 'limit', side, units: count, price: steps } as const) : 'price'
}

interface TypedProps {
  label: string
  error: string | undefined
  mode: 'numeric' | 'decimal'
  value: string
  onChange: (value: string) => void
}

function Typed({ label, error, mode, value, onChange }: TypedProps) {
  return (
    <FormField label={label} error={error}>
      {(control) => (
        <input
          {...control}
          inputMode={mode}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FormField>
  )
}

function Have({ run: { market } }: { run: Run }) {
  const t = useText()
  const { birr } = useFigures()
  const { cash, units } = availableOf(market)
  return <p className={styles.have}>{t('have', { cash: birr(cash), units })}</p>
}

interface ChoiceProps<V extends Side | Form> {
  name: 'side' | 'form'
  label: string
  values: readonly V[]
  value: V
  onChange: (value: V) => void
}

function Choice<V extends Side | Form>({ name, label, values, value, onChange }: ChoiceProps<V>) {
  const t = useText()
  const words = { buy: t('side.buy'), sell: t('side.sell'), limit: t('form.limit'), market: t('form.market') }
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** Why an order is not taken, with the figures that say what would be. */
function useRefusalWords({ market }: Run): (refusal: Refused) => string {
  const t = useText()
  const { birr } = useFigures()
  const { lot, tick, reference } = market.settings
  const { cash, units } = availableOf(market)
  return (refusal) => {
    if (refusal === 'units') return t('refused.units', { units })
    if (refusal === 'price') return t('refused.price', { tick: birr(tick), most: birr(reference * 2) })
    if (refusal === 'whole') return t('refused.whole', { example: lot })
    if (refusal === 'most') return t('refused.most', { most: limits.units })
    return t(`refused.${refusal}`, { lot, tick: birr(tick), cash: birr(cash), most: limits.log })
  }
}
