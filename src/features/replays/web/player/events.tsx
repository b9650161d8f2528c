import type { Fill, Lapse } from '../../engine/types.ts'
import { useText } from '../text.ts'
import { useFigures } from '../words.ts'
import styles from './board.module.css'
import type { Run } from './run.ts'

/** What happened in a run, in words. */
export function useEventWords({ bars, market, played: { state } }: Run) {
  const t = useText()
  const figures = useFigures(market.settings.decimals)
  const timeOf = (at: number) => figures.time(bars.times[at] ?? '')
  const ofFill = ({ at, side, units, price, fee, reason }: Fill) =>
    t(`fill.${reason}`, {
      time: timeOf(at),
      side: t(`side.${side}`),
      units,
      price: figures.price(price),
      fee: figures.birr(fee),
    })
  const ofLapse = ({ at, id, reason }: Lapse) => t(`lapse.${reason}`, { time: timeOf(at), id: String(id) })
  const bar = (at: number) =>
    t('play.bar', {
      time: timeOf(at),
      open: figures.price(bars.open[at] ?? 0),
      high: figures.price(bars.high[at] ?? 0),
      low: figures.price(bars.low[at] ?? 0),
      close: figures.price(bars.close[at] ?? 0),
    })
  return {
    bar,
    ofFill,
    ofLapse,
    /** The last bar with what filled in it. */
    latest: () =>
      [
        ...state.fills.filter(({ at }) => at === state.at).map(ofFill),
        ...state.lapses.filter(({ at }) => at === state.at).map(ofLapse),
        bar(state.at),
      ].join(' '),
  }
}

/** Enough to look back; the whole run follows after its end. */
const mostShown = 30

/** Fills and lapses, the latest first. */
export function EventList({ run }: { run: Run }) {
  const t = useText()
  const words = useEventWords(run)
  const { fills, lapses } = run.played.state
  const all = [
    ...fills
      .slice(-mostShown)
      .map((fill, index) => ({ at: fill.at, key: `fill ${index}`, text: words.ofFill(fill) })),
    ...lapses
      .slice(-mostShown)
      .map((lapse) => ({ at: lapse.at, key: `lapse ${lapse.id}`, text: words.ofLapse(lapse) })),
  ]
  const shown = all
    .map((one, index) => ({ ...one, index }))
    .sort((one, other) => other.at - one.at || other.index - one.index)
  return (
    <section>
      <h3>{t('log.title')}</h3>
      {shown.length === 0 ? (
        <p>{t('log.none')}</p>
      ) : (
        <ul className={styles.events}>
          {shown.slice(0, mostShown).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
