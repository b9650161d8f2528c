import { Form } from '#platform/web/router/links.tsx'
import { LanguageField, Link } from '#platform/web/link.tsx'
import buttons from './button.module.css'
import { SearchField } from './search-field.tsx'
import { Icon } from '../icons.tsx'
import styles from './words-search.module.css'

interface Props {
  words: string
  label: string
  /** What the button says. */
  find: string
  /** The whole list again. */
  all: { to: string; label: string }
}

/** Looks for words in a list; without a script the form goes to the page itself. */
export function WordsSearch({ words, label, find, all }: Props) {
  return (
    <search>
      <Form className={styles.search} method="get" preventScrollReset>
        <SearchField label={label} defaultValue={words} />
        <LanguageField />
        <button type="submit" className={buttons.primary}>
          <Icon name="search" />
          {find}
        </button>
        {words && (
          <Link className={buttons.quiet} to={all.to}>
            {all.label}
          </Link>
        )}
      </Form>
    </search>
  )
}
