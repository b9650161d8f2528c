import type { Site } from '#features/dashboard/contract.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import { useText } from './text.ts'
import { HeroPicture } from './hero-picture.tsx'
import styles from './hero.module.css'

/** What the hub is, in one look. Administrators may put it in their own words. */
export function Hero({ hero }: Pick<Site, 'hero'>) {
  const t = useText()
  const { state, user, absent } = useSession()
  return (
    <section className={styles.hero}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>{hero?.title || t('title')}</h1>
          <p className={styles.text}>{hero?.text || t('text')}</p>
          <div className={styles.actions}>
            <Link className={buttons.primary} to={paths.learn}>
              {t('start')}
              <Icon name="next" />
            </Link>
            {user ? (
              <Link className={buttons.secondary} to={paths.dashboard}>
                {t('dashboard')}
              </Link>
            ) : (
              !absent && (
                <Link
                  className={`${buttons.secondary} ${styles.register}`}
                  to={paths.register}
                  data-session={state}
                >
                  {t('register')}
                </Link>
              )
            )}
          </div>
          <p className={styles.note}>{t('note')}</p>
        </div>
        <HeroPicture />
      </div>
      <TibebBand />
    </section>
  )
}
