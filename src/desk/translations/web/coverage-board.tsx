import { Anchor, Skeleton } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { Coverage } from '../contract.ts'
import { formatNumber } from '#platform/messages.ts'
import { labelled, listed } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../../web/text.ts'
import styles from './translations.module.css'
import { factsOf } from '#content/kinds.ts'
import { useKindWords } from '../../web/kind-words.ts'

/** What each number means to the table it leads to. */
const filters = {
  both: 'en=published&am=published',
  onlyEn: 'en=published&am=unpublished',
  onlyAm: 'en=unpublished&am=published',
  neither: 'en=unpublished&am=unpublished',
  behind: 'stale=readers_any',
  ahead: 'stale=draft_any',
} as const

const columns = ['both', 'onlyEn', 'onlyAm', 'neither', 'behind', 'ahead'] as const

/** How many items of each kind readers find in which languages; each number leads to them. */
export function CoverageBoard({ kinds }: { kinds: Coverage[] | undefined }) {
  const t = useText()
  const kindWord = useKindWords()
  const { language } = useLanguage()
  if (!kinds) return <Skeleton height={260} />
  const used = kinds.filter((kind) => columns.some((column) => kind[column] > 0))
  return (
    // A keyboard moves only what can have the focus; a group, since a fieldset is for forms.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.scroll} role="group" aria-label={t('translations.board')} tabIndex={0}>
      <table className={styles.board} aria-label={t('translations.board')}>
        <thead>
          <tr>
            <th scope="col">{t('translations.kind')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`translations.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{kindWord(row.kind, 'many')}</th>
              {columns.map((column) => {
                const number = formatNumber(row[column], language)
                return (
                  <td key={column}>
                    {row[column] === 0 || row.kind === 'lesson' ? (
                      number
                    ) : (
                      <Anchor
                        component={Link}
                        to={`${factsOf(row.kind).adminPath}?${filters[column]}`}
                        aria-label={labelled(
                          listed([kindWord(row.kind, 'many'), t(`translations.${column}`)], language),
                          number,
                          language,
                        )}
                      >
                        {number}
                      </Anchor>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
