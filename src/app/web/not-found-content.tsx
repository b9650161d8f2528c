import { Form } from '#platform/web/router/links.tsx'
import { useOpenLists } from '#content/web/kind-name.ts'
import { paths } from '#platform/paths.ts'
import { LanguageField } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Ways } from '#ui/controls/ways.tsx'
import styles from './not-found-content.module.css'
import { useText } from './text.ts'

/** Nothing at this address: a search and the good places to go on. */
export function NotFoundContent() {
  const t = useText()
  const lists = useOpenLists()
  return (
    <Page narrow>
      <PageHead title={t('notFound.title')} isHidden />
      <PageTitle title={t('notFound.title')}>{t('notFound.text')}</PageTitle>
      <search>
        <Form className={styles.search} action={paths.search} method="get">
          <SearchField label={t('notFound.search')} />
          <LanguageField />
          <button type="submit" className={buttons.primary}>
            <Icon name="search" />
            {t('notFound.find')}
          </button>
        </Form>
      </search>
      <Ways ways={[{ path: paths.home, label: t('notFound.home') }, ...lists]} />
    </Page>
  )
}
