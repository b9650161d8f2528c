import { Anchor } from '@mantine/core'
import type { Language } from '#platform/languages.ts'
import type { Finding } from '../contract.ts'
import { useFindingWords } from './finding-words.ts'
import styles from './findings.module.css'
import { InTheirLanguage } from './in-their-language.tsx'

interface Props {
  items: readonly Finding[]
  /** That of the text. */
  language: Language
  onJump?: (finding: Finding) => void
}

/** What was found, each with a way to its place when there is one to go to. */
export function FindingsList({ items, language, onJump }: Props) {
  return (
    <ul className={styles.list}>
      {items.map((finding) => {
        const sentence = <Sentence finding={finding} language={language} />
        return (
          <li key={`${finding.code} ${JSON.stringify(finding.place)} ${finding.quote}`}>
            {onJump ? (
              <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onJump(finding)}>
                {sentence}
              </Anchor>
            ) : (
              sentence
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Sentence({ finding, language }: { finding: Finding; language: Language }) {
  const wordsOf = useFindingWords()
  const { quote, values } = finding
  const terms = Object.fromEntries(Object.entries(values).filter(([name]) => ofText.has(name)))
  return (
    <InTheirLanguage
      words={(quotes) => wordsOf({ ...finding, quote: quotes.quote ?? '', values: { ...values, ...quotes } })}
      quotes={{ ...terms, quote }}
      language={language}
    />
  )
}

/** Values that are words of the text, or of the glossary in its language. */
const ofText: ReadonlySet<string> = new Set(['term', 'other'])
