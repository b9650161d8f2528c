import { LanguageBadge } from '#content/web/cards/language-badge.tsx'
import type { Glossary } from '#features/glossary/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import styles from './glossary-index.module.css'
import { useText } from './text.ts'

/** The terms under their letters, with the letters to jump to. */
export function GlossaryIndex({ glossary: { letters, count } }: { glossary: Glossary }) {
  const t = useText()
  const { language } = useLanguage()
  const nameOf = (letter: string) => (isSign(letter) ? t('list.otherLetter') : letter)
  return (
    <>
      <p className={styles.count}>{t('list.count', { count })}</p>
      <nav className={styles.letters} aria-label={t('list.letters')}>
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${anchorOf(letter)}`} aria-label={isSign(letter) ? nameOf(letter) : undefined}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, terms }) => (
        <section key={letter} className={styles.group} aria-labelledby={anchorOf(letter)}>
          <h2 id={anchorOf(letter)}>{nameOf(letter)}</h2>
          <dl>
            {terms.map((term) => {
              const foreign = term.language === language ? undefined : term.language
              return (
                <div key={term.id} className={styles.term}>
                  <dt>
                    <Link to={paths.term(term.slug)} lang={foreign}>
                      {term.title}
                    </Link>{' '}
                    <LanguageBadge text={term} />
                  </dt>
                  <dd lang={foreign}>{term.excerpt}</dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </>
  )
}

/** What begins with no letter stands under a sign. */
function isSign(letter: string): boolean {
  return !/\p{L}/u.test(letter)
}

function anchorOf(letter: string): string {
  return isSign(letter) ? 'letter-other' : `letter-${letter}`
}
