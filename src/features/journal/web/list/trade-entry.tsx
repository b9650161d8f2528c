import { useDates } from '#platform/web/i18n.ts'
import { isOnItsWay } from '#platform/web/outbox/use-delivery.ts'
import buttons from '#ui/controls/button.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import type { Aside, Trade } from '../../contract.ts'
import { resultOf } from '../../statistics/result.ts'
import { Pictures } from '../pictures/pictures.tsx'
import type { ShownTrade } from '../device/outgoing.ts'
import { useText } from '../text.ts'
import { AsideList } from './aside-list.tsx'
import styles from './list.module.css'
import { useFigures } from './use-figures.ts'

interface Props {
  shown: ShownTrade
  isBegun: boolean
  onEdit: () => void
  onDelete: () => void
  onResolve: (aside: Aside, isUsed: boolean) => void
}

/** One trade: what was planned, what came of it, and what can be done with it. */
export function TradeEntry({ shown: { trade, entry }, isBegun, onEdit, onDelete, onResolve }: Props) {
  const t = useText()
  const dates = useDates()
  const { instrument, side, reason, feelings, lesson, tags, enteredOn } = trade.fields
  const words = { reason, feelings, lesson }
  return (
    <article className={styles.entry} aria-label={instrument} data-trade={trade.id} tabIndex={-1}>
      <h3>
        {t(`side.${side}`)} · {instrument}
      </h3>
      <ResultLine trade={trade} />
      <Facts trade={trade} />
      <dl className={styles.words}>
        {(['reason', 'feelings', 'lesson'] as const)
          .filter((name) => words[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt>{t(`field.${name}`)}</dt>
              <dd>{words[name]}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.facts}>
        {enteredOn && <span>{dates.date(Date.parse(`${enteredOn.slice(0, 10)}T09:00:00Z`))}</span>}
        {trade.source !== 'hand' && <span>{t(`source.${trade.source}`)}</span>}
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
      </p>
      <Pictures trade={trade} />
      {trade.aside.length > 0 && <AsideList asides={trade.aside} onResolve={onResolve} />}
      <p className={styles.actions}>
        <button type="button" className={buttons.quiet} onClick={onEdit}>
          {t('edit')}
          <span className="visually-hidden">{instrument}</span>
        </button>
        {isBegun && <span>{t('begun')}</span>}
        <button type="button" className={buttons.quiet} onClick={onDelete}>
          {t('delete')}
          <span className="visually-hidden">{instrument}</span>
        </button>
      </p>
      {entry && !isOnItsWay(entry) && (
        <DeliveryState
          state={entry.status === 'refused' ? 'refused' : 'waiting'}
          entry={entry}
          announced=""
        />
      )}
    </article>
  )
}

/** What came of it, in birr and in R, or how far it is. */
function ResultLine({ trade: { fields } }: { trade: Trade }) {
  const t = useText()
  const figures = useFigures()
  const result = resultOf(fields)
  if (!result)
    return <p className={styles.result}>{t(fields.entry === null ? 'state.planned' : 'state.open')}</p>
  return (
    <p className={styles.result} data-sign={result.sign}>
      <strong>{t('entry.result', { money: figures.money(result.santim) })}</strong>
      <span>
        {result.milliR === null
          ? t(fields.plannedStop === null ? 'entry.unknownR' : 'entry.stopNotLosing')
          : t('entry.r', { r: figures.multiple(result.milliR) })}
      </span>
    </p>
  )
}

function Facts({ trade: { fields } }: { trade: Trade }) {
  const t = useText()
  const figures = useFigures()
  const { units, plannedEntry, plannedStop, plannedTarget, entry, exits, fees } = fields
  const price = (key: 'entry' | 'stop' | 'target' | 'exit', value: number | null) =>
    value === null ? [] : [t(`entry.${key}`, { price: figures.price(value) })]
  const facts = [
    ...(units === null ? [] : [t('entry.units', { units })]),
    ...price('entry', entry ?? plannedEntry),
    ...price('stop', plannedStop),
    ...price('target', plannedTarget),
    ...exits.flatMap((exit) => price('exit', exit.price)),
    ...(fees === 0 ? [] : [t('entry.fees', { money: figures.money(fees) })]),
  ]
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map((fact, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two exits may say the same
        <li key={at}>{fact}</li>
      ))}
    </ul>
  )
}
