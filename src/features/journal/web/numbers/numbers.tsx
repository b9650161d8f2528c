import type { Trade } from '../../contract.ts'
import { statisticsOf, type Statistics, type Summary } from '../../statistics/statistics.ts'
import { useFigures } from '../list/use-figures.ts'
import { useText } from '../text.ts'
import styles from './numbers.module.css'

/** What the closed trades come to: losses first, and how sure each figure is. */
export function Numbers({ trades }: { trades: readonly Trade[] }) {
  const t = useText()
  const statistics = statisticsOf(trades)
  const { count, sureness, byTag, byWeekday } = statistics
  if (count === 0) return <p>{t('numbers.none')}</p>
  return (
    <>
      <p className={styles.sure}>{t(`sure.${sureness}`, { count })}</p>
      <Facts statistics={statistics} />
      <p className={styles.help}>{t('numbers.rHelp')}</p>
      {byTag.length > 0 && (
        <Groups
          caption={t('numbers.byTag')}
          head={t('numbers.tag')}
          groups={byTag.map(({ tag, summary }) => ({ name: tag, summary }))}
        />
      )}
      {byWeekday.length > 0 && (
        <Groups
          caption={t('numbers.byWeekday')}
          head={t('numbers.weekday')}
          groups={byWeekday.map(({ weekday, summary }) => ({
            name: t(`weekday.${weekday as 0 | 1 | 2 | 3 | 4 | 5 | 6}`),
            summary,
          }))}
        />
      )}
    </>
  )
}

function Facts({ statistics }: { statistics: Statistics }) {
  const t = useText()
  const { multiple } = useFigures()
  const sayShare = useShare()
  const sayExpectancy = useExpectancy()
  const { losses, wins, even, open, worstRun, drawdown, withR } = statistics
  const facts: [string, string | number][] = [
    [t('numbers.losses'), losses],
    [t('numbers.worstRun'), worstRun],
    [t('numbers.drawdown'), withR > 0 ? t('numbers.r', { r: multiple(-drawdown) }) : t('numbers.unknown')],
    [t('numbers.wins'), wins],
    ...(even > 0 ? [[t('numbers.even'), even] satisfies [string, number]] : []),
    [t('numbers.share'), sayShare(statistics)],
    [t('numbers.expectancy'), sayExpectancy(statistics)],
    [t('numbers.open'), open],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface GroupsProps {
  caption: string
  head: string
  groups: { name: string; summary: Summary }[]
}

function Groups({ caption, head, groups }: GroupsProps) {
  const t = useText()
  const sayShare = useShare()
  const sayExpectancy = useExpectancy()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t('numbers.losses')}</th>
            <th scope="col">{t('numbers.count')}</th>
            <th scope="col">{t('numbers.says')}</th>
            <th scope="col">{t('numbers.share')}</th>
            <th scope="col">{t('numbers.expectancy')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, summary }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{summary.losses}</td>
              <td>{summary.count}</td>
              <td>{t(`sure.short.${summary.sureness}`)}</td>
              <td>{sayShare(summary)}</td>
              <td>{sayExpectancy(summary)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useShare(): (summary: Summary) => string {
  const t = useText()
  const { percent } = useFigures()
  return ({ winShare }) =>
    winShare
      ? t('numbers.share.value', {
          share: percent(winShare.share),
          low: percent(winShare.low),
          high: percent(winShare.high),
        })
      : t('sure.short.nothing')
}

function useExpectancy(): (summary: Summary) => string {
  const t = useText()
  const { multiple } = useFigures()
  return ({ expectancy }) => {
    if (!expectancy) return t('numbers.unknown')
    const { mean, range } = expectancy
    if (!range) return t('numbers.expectancy.one', { mean: multiple(mean) })
    return t('numbers.expectancy.value', {
      mean: multiple(mean),
      low: multiple(range.low),
      high: multiple(range.high),
    })
  }
}
