import type { Language } from '#platform/languages.ts'
import styles from './term-facts.module.css'
import { useText } from './text.ts'

interface Props {
  aliases: readonly string[]
  example: string
  /** Where the text is not in the reader's language. */
  lang?: Language
}

/** A term in use, and what else it is called. */
export function TermFacts({ aliases, example, lang }: Props) {
  const t = useText()
  if (!example && aliases.length === 0) return null
  return (
    <dl className={styles.facts}>
      {example && (
        <div>
          <dt>{t('detail.example')}</dt>
          <dd lang={lang}>{example}</dd>
        </div>
      )}
      {aliases.length > 0 && (
        <div>
          <dt>{t('detail.aliases')}</dt>
          <dd>
            <ul className={styles.names} lang={lang}>
              {aliases.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
