import type { ReplayBars } from '#features/replays/contract.ts'
import { useText } from './text.ts'
import { useFigures } from './words.ts'

const columns = ['open', 'high', 'low', 'close'] as const
/** More would make the page longer than it helps. */
const mostRows = 20

/** The last bars in figures, the latest first. */
export function BarsTable({ bars, decimals }: { bars: ReplayBars; decimals: number }) {
  const t = useText()
  const figures = useFigures(decimals)
  const all = bars.times.length
  const rows = Array.from({ length: Math.min(all, mostRows) }, (_, back) => all - 1 - back)
  return (
    <details>
      <summary>{t('bars.table')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- keys scroll it */}
      <div className="replay-wide" role="group" aria-label={t('bars.table')} tabIndex={0}>
        <table className="replay-figures">
          <thead>
            <tr>
              <th scope="col">{t('bars.time')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`bars.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((at) => (
              <tr key={at}>
                <th scope="row">{figures.time(bars.times[at] ?? '')}</th>
                {columns.map((name) => (
                  <td key={name}>{figures.price(bars[name][at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
