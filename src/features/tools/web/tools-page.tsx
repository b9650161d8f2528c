import type { LoaderFunction } from 'react-router'
import { orNotFound } from '#content/web/or-not-found.ts'
import { paths } from '#platform/paths.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { toolsQuery } from './queries.ts'
import { useText } from './text.ts'
import styles from './tools.module.css'

export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  await orNotFound(queryClient.ensureQueryData(toolsQuery(language)))
  return null
}

/** The calculators and the scam check, each with what it is good for. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { data } = useLoaded(toolsQuery(language))
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.tools}
        shareImage={data.shareImage}
      />
      <PageTitle title={t('list.title')}>{t('list.introduction')}</PageTitle>
      <ul className={styles.tools}>
        {data.items.map(({ id, title, description }) => (
          <li key={id} className={styles.tool}>
            <h2>
              <Link to={paths.tool(id)}>{title}</Link>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Page>
  )
}
