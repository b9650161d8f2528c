import type { Card } from '#content/contract.ts'
import { factsOf } from '#content/kinds.ts'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import styles from './card-rows.module.css'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import { useText } from './text.ts'

/** What the reader marked as read, the latest first: the way back to it. */
export function LatelyRead({ read }: { read: Card[] }) {
  const t = useText()
  return (
    <DashboardPart title={t('read.title')} more={{ to: paths.learn, label: t('read.all') }}>
      {read.length === 0 ? (
        <NothingYet
          action={
            <Link className={buttons.secondary} to={paths.learn}>
              {t('read.go')}
            </Link>
          }
        >
          {t('read.empty')}
        </NothingYet>
      ) : (
        <ul className={styles.rows}>
          {read.map((card) => (
            <li key={card.id}>
              <ContentCard
                card={card}
                shape="row"
                showKind
                to={factsOf(card.kind).membersPath?.(card.slug)}
              />
            </li>
          ))}
        </ul>
      )}
    </DashboardPart>
  )
}
