import { Icon } from '#ui/icons.tsx'
import styles from './text-list.module.css'

interface Props {
  title: string
  /** From the course's own extras: sentences, one sentence, or nothing. */
  texts: readonly string[] | string | undefined
  lang?: string
}

/** A heading with the sentences under it; nothing when there are none. */
export function TextList({ title, texts, lang }: Props) {
  const isOne = typeof texts === 'string'
  const sentences = (isOne ? [texts] : (texts ?? [])).filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      {isOne ? (
        <p lang={lang}>{sentences[0]}</p>
      ) : (
        <ul className={styles.list} lang={lang}>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <Icon name="check" size={18} />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
