import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import type { Overview } from '../../../contract.ts'
import styles from '../overview.module.css'
import { Part } from '../part.tsx'
import { QueuedList } from '../queued-list.tsx'
import { ScrolledTable } from '../scrolled-table.tsx'
import { useText } from '../text.ts'
import { useCount } from '../use-count.ts'
import { useKindWords } from '#desk/web/kind-words.ts'

type Props = Pick<Overview, 'coverage' | 'behind'>

/** How much of the site can be read in both languages, and which translations readers see too old. */
export function Translation({ coverage, behind }: Props) {
  const t = useText()
  const kindWord = useKindWords()
  const write = useCount()
  const kinds = coverage.filter(({ both, one }) => both + one > 0)
  const both = kinds.reduce((sum, kind) => sum + kind.both, 0)
  const all = kinds.reduce((sum, kind) => sum + kind.both + kind.one, 0)
  return (
    <Part
      title={t('translation')}
      about={all === 0 ? t('translation.none') : t('translation.about', { both, all })}
    >
      {all > 0 && (
        <>
          <div className={styles.bar} aria-hidden>
            <span style={{ width: `${(both / all) * 100}%` }} />
          </div>
          <ScrolledTable label={t('translation')}>
            <thead>
              <tr>
                <th scope="col">{t('translation.kind')}</th>
                <th scope="col">{t('translation.both')}</th>
                <th scope="col">{t('translation.one')}</th>
                <th scope="col">{t('translation.behind')}</th>
                <th scope="col">{t('translation.ahead')}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <tr key={kind.kind}>
                  <th scope="row">{kindWord(kind.kind, 'many')}</th>
                  <td data-label={t('translation.both')}>{write(kind.both)}</td>
                  <td data-label={t('translation.one')}>{write(kind.one)}</td>
                  <td data-label={t('translation.behind')}>{write(kind.behind)}</td>
                  <td data-label={t('translation.ahead')}>{write(kind.ahead)}</td>
                </tr>
              ))}
            </tbody>
          </ScrolledTable>
        </>
      )}
      <Anchor component={Link} to={paths.admin.translations} size="sm">
        {t('translation.all')}
      </Anchor>
      {behind.newest.length > 0 && (
        <div id="behind">
          <h3>{t('translation.behindList')}</h3>
          <QueuedList editions={behind.newest} />
        </div>
      )}
    </Part>
  )
}
