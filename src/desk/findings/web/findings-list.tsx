import { Anchor } from '@mantine/core'
import type { Finding } from '../contract.ts'
import { useFindingWords } from './finding-words.ts'
import styles from './findings.module.css'

/** What was found, each with a way to its place when there is one to go to. */
export function FindingsList({
  items,
  onJump,
}: {
  items: readonly Finding[]
  onJump?: (finding: Finding) => void
}) {
  const wordsOf = useFindingWords()
  return (
    <ul className={styles.list}>
      {items.map((finding) => (
        <li key={`${finding.code} ${JSON.stringify(finding.place)} ${finding.quote}`}>
          {onJump ? (
            <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onJump(finding)}>
              {wordsOf(finding)}
            </Anchor>
          ) : (
            wordsOf(finding)
          )}
        </li>
      ))}
    </ul>
  )
}
