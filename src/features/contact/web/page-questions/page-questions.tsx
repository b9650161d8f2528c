import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { useLocation } from '#platform/web/router/router.ts'
import { pageAnswersQuery, type AskedPage } from '#content/web/page-questions.tsx'
import { useText } from '#content/web/text.ts'
import { entranceTo } from '#platform/paths.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import type { PageAnswers } from '../../contract.ts'
import styles from './page-questions.module.css'

const Asking = latePart(async () => (await import('./asking.tsx')).Asking)

/** What was asked about a page, for everybody; members ask here and find their own questions. */
export function PageQuestions({ page }: { page: AskedPage }) {
  const t = useText()
  const { language } = useLanguage()
  const { user, state } = useSession()
  const { data } = useAnswer(pageAnswersQuery(language, page))
  return (
    <section className={styles.questions} aria-labelledby="page-questions">
      <h2 id="page-questions" tabIndex={-1}>
        {t('questions.title')}
      </h2>
      {data && data.items.length > 0 && <Answers items={data.items} />}
      {data?.items.length === 0 && <p className={styles.quiet}>{t('questions.none')}</p>}
      {state !== 'signed-in' && <SignInToAsk />}
      {user && <Asking key={user.uid} page={page} />}
    </section>
  )
}

function Answers({ items }: PageAnswers) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  return (
    <ul className={styles.list}>
      {items.map((one) => {
        const lang = one.language === language ? undefined : one.language
        return (
          <li key={one.id} className={styles.entry}>
            <h3 className={styles.question} lang={lang}>
              {one.question}
            </h3>
            <p className={styles.words} lang={lang}>
              {one.answer}
            </p>
            <p className={styles.quiet}>
              {one.askedBy !== null && <span>{t('questions.askedBy', { name: one.askedBy })}</span>}
              <span>{dates.date(one.publishedAt)}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function SignInToAsk() {
  const t = useText()
  const { pathname } = useLocation()
  const wanted = useCarriedLanguage()(pathname)
  return (
    <p className={styles.guest}>
      {t('questions.guest')}{' '}
      <Link className={buttons.quiet} to={entranceTo(wanted)}>
        {t('questions.signIn')}
      </Link>
    </p>
  )
}
