import { Form } from 'react-router'
import { paths } from '#platform/paths.ts'
import { LanguageField, Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { SearchField } from '#ui/controls/search-field.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './glossary-search.module.css'
import { useText } from './text.ts'

/** Looks for words among the terms; without a script the form goes to the page itself. */
export function GlossarySearch({ words }: { words: string }) {
  const t = useText()
  return (
    <search>
      <Form className={styles.search} method="get" preventScrollReset>
        <SearchField label={t('list.search')} defaultValue={words} />
        <LanguageField />
        <button type="submit" className={buttons.primary}>
          <Icon name="search" />
          {t('list.find')}
        </button>
        {words && (
          <Link className={buttons.quiet} to={paths.glossary}>
            {t('list.showAll')}
          </Link>
        )}
      </Form>
    </search>
  )
}
