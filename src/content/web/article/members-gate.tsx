import { useEffect, useEffectEvent } from 'react'
import { entranceTo, paths } from '#platform/paths.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { Link } from '#platform/web/link.tsx'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { Notice } from '#ui/states/notice.tsx'
import styles from './members-gate.module.css'
import { useText } from '../text.ts'

interface Props {
  /** The page that is left for signing in, and come back to. */
  path: string
  /** The read that brought the teaser; a member's brings the text. */
  reading: {
    refetch(options?: { orKept?: boolean }): Promise<{ data?: unknown; isError: boolean }>
    isError: boolean
  }
}

/**
 * Stands where a text for members would: the way in for guests. The page is the same for everybody, so a browser in which somebody
 * is signed in, as far as it knows, shows that the text is coming until it is known who reads; a member's browser then reads it.
 */
export function MembersGate({ path, reading }: Props) {
  const t = useText()
  const { state } = useSession()
  const wanted = useCarriedLanguage()(path)
  const read = useReadAsMember(reading)
  return (
    <div className={`members-only ${styles.place}`} data-session={state}>
      {state !== 'signed-in' && (
        <section className={styles.gate} aria-labelledby="members-only">
          <Icon name="lock" size={28} />
          <h2 id="members-only">{t('members.title')}</h2>
          <p>{t('members.text')}</p>
          <p className={styles.ways}>
            <Link className={buttons.primary} to={entranceTo(wanted)}>
              {t('members.signIn')}
            </Link>
            <Link className={buttons.secondary} to={entranceTo(wanted, paths.register)}>
              {t('members.register')}
            </Link>
          </p>
        </section>
      )}
      {state === 'signed-in' && reading.isError && (
        <Notice tone="risk" live>
          <p>{t('members.failed')}</p>
          <button type="button" className={buttons.secondary} onClick={() => void read()}>
            {t('members.again')}
          </button>
        </Notice>
      )}
      {state !== 'signed-out' && !reading.isError && (
        <div className={styles.coming}>
          <output className="visually-hidden">{state === 'signed-in' && t('members.coming')}</output>
          <span className={styles.line} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      )}
    </div>
  )
}

/** Reads the text once it is known that somebody is signed in. Who then still gets the teaser is not signed in any more. */
function useReadAsMember({ refetch }: Props['reading']): () => Promise<void> {
  const { state, refresh } = useSession()
  const read = async () => {
    const { data, isError } = await refetch({ orKept: true })
    if (!isError && isTeaser(data)) await refresh('expired').catch(() => null)
  }
  const readNow = useEffectEvent(() => void read())
  useEffect(() => {
    if (state === 'signed-in') readNow()
  }, [state])
  return read
}

function isTeaser(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'teaser' in answer
}
