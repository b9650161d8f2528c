import { ownLanguageNames, type Language } from '#platform/languages.ts'
import styles from './language-name.module.css'

/**
 * What a language calls itself, for readers of the other one. The Amharic name is drawn: their device may not have its letters,
 * and four of them are no reason to fetch a font. The control around it carries the name in words.
 */
export function LanguageName({ language }: { language: Language }) {
  if (language === 'en') return ownLanguageNames.en
  return (
    <svg className={styles.drawn} viewBox="2 6 258 92" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={amharic} />
    </svg>
  )
}

/** Noto Sans Ethiopic, semibold. SIL Open Font License 1.1. */
const amharic =
  'M18 89h-13l18-43q-9-1-13-6q-4-4-4-13v-9h12v7q0 7 2 9q3 2 9 2h11l-6 15q6 2 10 6q5 4 8 12q3 8 3 20h-13q0-9-2-15q-2-6-4-9q-3-3-6-4l-12 28zM122 89h-14l15-35h-3q-8 0-12-4q-4-3-4-11q0-3 0-6q0-3 1-6h-10v27q-5 4-10 6q-6 2-12 2q-9 0-14-5q-6-5-6-15q0-7 3-13q4-5 9-8q6-3 14-3h46q9 0 14 3q4 4 4 11q0 4-1 9q-2 4-4 9l-16 39zM74 52q3 0 5 0q2-1 3-2v-23h-2q-7 0-10 4q-4 3-4 11q0 5 2 8q2 2 6 2zM126 44h1l2-3q1-2 1-4q1-2 1-4q0-3-2-4q-2-2-5-2h-6q-1 3-2 6q0 2 0 4q0 4 2 6q3 1 8 1zM196 96h-3q-3 0-6-2q-2-2-3-5h-7q-10 0-16-2q-6-3-8-8q-3-5-3-14v-7q0-11 2-19q3-8 7-12q4-5 10-7q6-2 13-2h11l4 16h-3q-3 0-6-2q-2-2-3-5h-3q-6 0-10 3q-5 2-7 9q-2 7-2 19v7q0 5 1 9q2 3 5 4q3 2 8 2h7q1-3 3-5q3-2 6-2h3l-2 11l2 12zM223 70h-18v-9q0-7 2-13q2-5 6-9q4-3 9-5v-9h-10q-1 3-3 5q-2 2-6 2h-3l3-12l-3-12h3q4 0 6 3q2 2 3 5h33q1-3 3-5q2-3 6-3h3l-3 12l3 12h-3q-4 0-6-2q-2-2-3-5h-10v7h9l4 16h-2q-3 0-6-1q-2-2-4-6h-1q-6 0-10 2q-3 2-5 7q-2 4-3 10h18v29h-12v-19z'
