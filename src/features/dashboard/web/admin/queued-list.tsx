import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { QueuedEdition } from '../../contract.ts'
import styles from './overview.module.css'
import { useText } from './text.ts'
import { useKindWords } from '#desk/web/kind-words.ts'

/** Texts that wait for something, each with the way to its editor. */
export function QueuedList({ editions }: { editions: QueuedEdition[] }) {
  const t = useText()
  const kindWord = useKindWords()
  const dates = useDates()
  return (
    <ul className={styles.list}>
      {editions.map(({ itemId, kind, language, title, titleLanguage, updatedAt, publishAt }) => (
        <li key={`${itemId}-${language}`}>
          <Anchor
            component={Link}
            to={itemPath({ kind, id: itemId })}
            lang={title ? titleLanguage : undefined}
          >
            {title || t('untitled')}
          </Anchor>
          <span className={styles.when}>
            {[
              kindWord(kind, 'many'),
              t(`language.${language}`),
              publishAt === null ? dates.date(updatedAt) : t('queue.at', { time: dates.dateTime(publishAt) }),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
