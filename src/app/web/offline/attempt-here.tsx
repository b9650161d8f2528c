import type { KeptAttempt } from '#features/quizzes/web/kept-attempt.ts'
import { Section } from '#ui/page/page.tsx'
import { useText } from '../text.ts'
import styles from './offline-page.module.css'

/** An open attempt at a quiz with its answers, until the connection is back and it goes on. */
export function AttemptHere({ attempt: { title, questions } }: { attempt: KeptAttempt }) {
  return (
    <Section title={title}>
      <ol className={styles.attempt}>
        {questions.map(({ position, language, html, answer }) => (
          <li key={position} lang={language}>
            <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
            {answer.length > 0 ? (
              <ul>
                {answer.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            ) : (
              <NoAnswer />
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function NoAnswer() {
  const t = useText()
  return <p className={styles.none}>{t('offline.noAnswer')}</p>
}
