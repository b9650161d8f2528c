import { compareWords } from '../../comparison/compare-words.ts'
import type { Language } from '#platform/languages.ts'
import styles from './history.module.css'

/** Two versions of some words in one: what went is struck through, what came is underlined. */
export function WordDifference({
  before,
  after,
  language,
}: {
  before: string
  after: string
  language: Language
}) {
  return (
    <p className={styles.words} lang={language}>
      {compareWords(before, after).map(({ kind, text }, index) => {
        const key = `${index}${kind}`
        if (kind === 'removed') return <del key={key}>{text}</del>
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>
      })}
    </p>
  )
}
