import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useParams, useSearchParams } from '#platform/web/router/router.ts'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { TextHead } from '#ui/page/text-head.tsx'
import { toolQuery } from './queries.ts'
import { useText } from './text.ts'
import styles from './tools.module.css'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { searchParams } = new URL(request.url)
  await orNotFound(queryClient.ensureQueryData(toolQuery(language, id, searchParams)))
  return null
}

/** One calculator with the answer to what its address holds, or the scam check. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { data: tool } = useLoaded(toolQuery(language, id, search))
  return (
    <Page narrow>
      <PageHead
        title={tool.title}
        description={tool.description}
        canonicalPath={paths.tool(tool.id)}
        shareImage={tool.shareImage}
      />
      <TextHead
        back={{ to: paths.tools, label: t('page.back') }}
        title={tool.title}
        summary={tool.description}
      />
      <ArticleBody article={{ html: tool.html, language }} />
      <div className={styles.below}>
        {tool.text && (
          <p>
            {t('page.learn')} <Link to={tool.text.path}>{tool.text.title}</Link>
          </p>
        )}
        <p className={styles.note}>{t('page.note')}</p>
      </div>
    </Page>
  )
}
