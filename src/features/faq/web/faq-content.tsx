import { Form, useSearchParams } from 'react-router'
import { useIsReloading } from '#content/web/use-is-reloading.ts'
import type { FaqList } from '#features/faq/contract.ts'
import { paths } from '#platform/paths.ts'
import { LanguageField, Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Icon } from '#ui/icons.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { FaqAnswers } from './faq-answers.tsx'
import styles from './faq-content.module.css'
import { useText } from './text.ts'

interface Props {
  list: FaqList
  /** The page that this stands on. */
  address: string
}

/** Questions and answers with a search, for readers and members alike. */
export function FaqContent({ list, address }: Props) {
  const t = useText()
  const [search] = useSearchParams()
  const words = search.get('q') ?? ''
  const isReloading = useIsReloading()
  const categories = list.categories.filter(({ entries }) => entries.length > 0)
  return (
    <>
      <PageTitle title={t('title')}>{t('introduction')}</PageTitle>
      <search>
        <Form className={styles.search} method="get" preventScrollReset>
          <SearchField label={t('search')} defaultValue={words} />
          <LanguageField />
          <button type="submit" className={buttons.primary}>
            <Icon name="search" />
            {t('find')}
          </button>
          {words && (
            <Link className={buttons.quiet} to={address}>
              {t('clear')}
            </Link>
          )}
        </Form>
      </search>
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
