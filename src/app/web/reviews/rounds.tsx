import { useState, type ReactNode } from 'react'
import type { Reviews } from '#features/reviews/contract.ts'
import { useText } from '#features/reviews/web/text.ts'
import { FocusedHeading } from '#features/quizzes/web/focused-heading.tsx'
import styles from './reviews.module.css'
import { RoundEnd } from './round-end.tsx'
import { Turn } from './turn.tsx'
import { nameOf, whatIsLeft } from './what-is-left.ts'

interface Props {
  reviews: Reviews
  /** What stands there when nothing is due. */
  empty: ReactNode
}

/** Rounds of due questions, one after another. A round stays as it began, whatever arrives in the meantime. */
export function Rounds({ reviews, empty }: Props) {
  const t = useText()
  const [round, setRound] = useState({ number: 1, questions: reviews.questions })
  const [at, setAt] = useState(0)
  /** The names of those that were answered, with whether that was right; null until the server has said so. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, boolean | null>>(new Map())
  const note = (name: string, isRight: boolean | null) =>
    setOutcomes((all) => new Map(all).set(name, isRight ?? all.get(name) ?? null))
  const left = whatIsLeft(reviews, outcomes)
  const total = round.questions.length
  const current = round.questions[at]
  if (total === 0) return empty
  if (!current)
    return (
      <RoundEnd
        key={round.number}
        outcomes={round.questions.map((one) => outcomes.get(nameOf(one)) ?? null)}
        leftCount={left.here.length}
        awayCount={left.awayCount}
        onMore={() => {
          setRound({ number: round.number + 1, questions: left.here })
          setAt(0)
        }}
      >
        {empty}
      </RoundEnd>
    )
  const name = nameOf(current)
  // The same in the language of now, while the server still asks it.
  const shown = reviews.questions.find((one) => nameOf(one) === name) ?? current
  return (
    <section className={styles.turn} aria-labelledby="practice-place">
      <FocusedHeading key={name} id="practice-place" takesFocus={at > 0 || round.number > 1}>
        {t('place', { position: at + 1, total })}
      </FocusedHeading>
      <Turn
        key={name}
        asked={shown}
        isLast={at + 1 === total}
        onGiven={() => note(name, null)}
        onMarked={(isRight) => note(name, isRight)}
        onNext={() => setAt(at + 1)}
      />
    </section>
  )
}
