import { useSearchParams } from '#platform/web/router/router.ts'
import { FilteredList } from '#content/web/filtered-list.tsx'
import { WordsSearch } from '#ui/controls/words-search.tsx'
import type { FaqList } from '#features/faq/contract.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
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
  const categories = list.categories.filter(({ entries }) => entries.length > 0)
  return (
    <>
      <FilteredList
        title={t('title')}
        introduction={t('description')}
        filters={
          <WordsSearch
            words={words}
            label={t('search')}
            find={t('find')}
            all={{ to: address, label: t('clear') }}
          />
        }
        waiting={<Spinner />}
        nothing={
          categories.length === 0 ? { title: t('noneFound'), to: paths.contact, label: t('ask') } : null
        }
      >
        <FaqAnswers categories={categories} areOpen={words !== ''} />
      </FilteredList>
      <p className={styles.more}>
        {t('notThere')} <Link to={paths.contact}>{t('ask')}</Link>
      </p>
    </>
  )
}
