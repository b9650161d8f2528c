import type { LoaderFunction } from 'react-router'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery, loadContext } from '#platform/web/query-client.ts'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { useText } from './text.ts'

const introductionQuery = (language: Language) =>
  apiQuery('/api/pages/{id}', { path: { id: 'contact' }, query: { lang: language } })

export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  try {
    await queryClient.ensureQueryData(introductionQuery(language))
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 401 || error.status === 404))) throw error
  }
  return null
}

/** The form, which is there for everybody; what introduces it may be missing, or for members alone. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const article = useAnswer(introductionQuery(language)).data?.article
  return (
    <Page>
      {article ? (
        <ArticlePageHead article={article} path={paths.contact} />
      ) : (
        <PageHead title={t('page.title')} canonicalPath={paths.contact} />
      )}
      <div className={styles.columns}>
        {article ? (
          <div>
            <PageTitle
              title={
                <span lang={article.language === language ? undefined : article.language}>
                  {article.title}
                </span>
              }
            />
            <LanguageNotice article={article} />
            <ArticleBody article={article} />
          </div>
        ) : (
          <PageTitle title={t('page.title')} />
        )}
        <ContactForm />
      </div>
    </Page>
  )
}
