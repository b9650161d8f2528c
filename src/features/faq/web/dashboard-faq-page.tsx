import { useSuspenseQuery } from '@tanstack/react-query'
import { Form, Link, useSearchParams, type LoaderFunction } from 'react-router'
import { useIsReloading } from '#content/web/use-is-reloading.ts'
import type { FaqList } from '#features/faq/contract.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery, loadContext } from '#platform/web/query-client.ts'
import buttons from '#ui/button.module.css'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PageTitle } from '#ui/page.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FaqAnswers } from './faq-answers.tsx'
import styles from './faq-page.module.css'
import { useText } from './text.ts'

const memberFaqQuery = (language: Language, words: string) =>
  apiQuery<FaqList>('/api/faq', { lang: language, q: words, audience: 'member' })

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  await queryClient.ensureQueryData(
    memberFaqQuery(language, new URL(request.url).searchParams.get('q') ?? ''),
  )
  return null
}

/** Questions and answers for members. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const words = search.get('q') ?? ''
  const { data } = useSuspenseQuery(memberFaqQuery(language, words))
  const isReloading = useIsReloading()
  const categories = data.categories.filter(({ entries }) => entries.length > 0)
  return (
    <>
      <PageHead title={t('title')} isHidden />
      <PageTitle title={t('title')}>{t('introduction')}</PageTitle>
      <Form className={styles.search} method="get" role="search" preventScrollReset>
        <SearchField label={t('search')} defaultValue={words} />
        <button type="submit" className={buttons.primary}>
          <Icon name="search" />
          {t('find')}
        </button>
        {words && (
          <Link className={buttons.quiet} to={paths.dashboardFaq}>
            {t('clear')}
          </Link>
        )}
      </Form>
      {isReloading ? (
        <Spinner />
      ) : categories.length === 0 ? (
        <EmptyState
          title={t('noneFound')}
          action={
            <Link className={buttons.secondary} to={paths.contact}>
              {t('ask')}
            </Link>
          }
        />
      ) : (
        <FaqAnswers categories={categories} areOpen={words !== ''} />
      )}
      <p className={styles.more}>
        {t('notThere')} <Link to={paths.contact}>{t('ask')}</Link>
      </p>
    </>
  )
}
