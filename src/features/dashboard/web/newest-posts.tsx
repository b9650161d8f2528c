import type { Card } from '#content/contract.ts'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import styles from './card-rows.module.css'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'
import { useText } from './text.ts'

/** The newest articles in the reader's language, read inside the members' area. */
export function NewestPosts({ posts }: { posts: Card[] }) {
  const t = useText()
  return (
    <DashboardPart title={t('posts.title')} more={{ to: paths.dashboardBlogs, label: t('posts.all') }}>
      {posts.length === 0 ? (
        <NothingYet
          action={
            <Link className={buttons.secondary} to={paths.learn}>
              {t('posts.go')}
            </Link>
          }
        >
          {t('posts.empty')}
        </NothingYet>
      ) : (
        <ul className={styles.rows}>
          {posts.map((card) => (
            <li key={card.id}>
              <ContentCard card={card} shape="row" showDate to={paths.dashboardBlog(card.slug)} />
            </li>
          ))}
        </ul>
      )}
    </DashboardPart>
  )
}
