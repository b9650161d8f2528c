import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { Form } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import { LanguageField } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './search-box.module.css'
import { useText } from './text.ts'

export type SuggestionsProps = { input: RefObject<HTMLInputElement | null> }

interface Props {
  defaultValue?: string
  className?: string
  /** Whoever comes to the page types here first. */
  isFirst?: boolean
}

/** A search field that works as a plain form; suggestions and their script arrive when it is first used. */
export function SearchBox({ defaultValue, className = '', isFirst = false }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const wake = () =>
    void import('./suggestions.tsx').then(
      (script) => setSuggestions(() => script.Suggestions),
      () => undefined,
    )
  return (
    <search className={className}>
      <Form className={styles.form} action={paths.search}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          aria-label={t('label')}
          placeholder={t('label')}
          defaultValue={defaultValue}
          data-first-focus={isFirst || undefined}
          onFocus={wake}
        />
        <LanguageField />
        <button className={styles.button} type="submit" aria-label={t('label')}>
          <Icon name="search" />
        </button>
        {Suggestions && <Suggestions input={input} />}
      </Form>
    </search>
  )
}
