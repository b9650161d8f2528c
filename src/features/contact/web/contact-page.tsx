import type { LoaderFunction } from 'react-router'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery, loadContext } from '#platform/web/query-client.ts'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

const introductionQuery = (language: Language) =>
  apiQuery('/api/pages/{id}', { path: { id: 'contact' }, query: { lang: language } })

export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  await orNotFound(queryClient.ensureQueryData(introductionQuery(language)))
  return null
}

export function Component() {
  const { language } = useLanguage()
  const { data } = useLoaded(introductionQuery(language))
  const { article } = data
  return (
    <Page>
      <ArticlePageHead article={article} path={paths.contact} />
      <div className={styles.columns}>
        <div>
          <PageTitle
            title={
              <span lang={article.language === language ? undefined : article.language}>{article.title}</span>
            }
          />
          <LanguageNotice article={article} />
          <ArticleBody article={article} />
        </div>
        <ContactForm />
      </div>
    </Page>
  )
}
