import { Icon } from '#ui/icons.tsx'
import styles from './point-list.module.css'

interface Props {
  title: string
  /** From the text's own extras: a list of sentences, or nothing. */
  points: readonly string[] | undefined
  sign: 'check' | 'diamond'
  lang?: string
  /** Closed on a phone, where the text itself should begin soon. */
  isFolded?: boolean
}

/** What a page will teach, or what to remember of it. */
export function PointList({ title, points, sign, lang, isFolded = false }: Props) {
  const sentences = points?.filter(Boolean) ?? []
  if (sentences.length === 0) return null
  const list = (
    <ul lang={lang}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          {sign === 'check' ? (
            <Icon name="check" size={18} />
          ) : (
            <span className={styles.mark} aria-hidden="true" />
          )}
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
  const className = `${styles.box} ${styles[sign]}`
  return (
    <>
      {isFolded && (
        <details className={`${className} ${styles.folded}`}>
          <summary>
            <h2>{title}</h2>
          </summary>
          {list}
        </details>
      )}
      <section className={isFolded ? `${className} ${styles.open}` : className}>
        <h2>{title}</h2>
        {list}
      </section>
    </>
  )
}
