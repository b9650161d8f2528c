import { answerKey, peekRun } from '#platform/web/kept-answers.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useSession } from '#platform/web/session.ts'
import { BeginLate } from '#ui/controls/begin-late.tsx'
import { placeOfPlaying } from '#ui/controls/begin.tsx'
import type { PlayableMarket } from '../contract.ts'
import styles from './exercise.module.css'
import { runName } from './run-name.ts'
import { StillBook, StillTasks, words } from './still.ts'
import { useFirstText } from './text.ts'

const Running = latePart(async () => (await import('./player/running.tsx')).Running, { words })

/** The scripts that play, for a page that is kept to be used without a connection. */
export const fetchOrderBookPlayer = Running.fetchScript

interface Props {
  id: string
  market: PlayableMarket
}

/** An exercise: all of it can be read, and a script plays it. */
export function Exercise({ id, market }: Props) {
  const { language } = useLanguage()
  const name = `${language} ${id} ${market.revisionKey}`
  return (
    <section className={styles.exercise}>
      <StillTasks name={name} settings={market.settings} />
      <div id={placeOfPlaying} className={styles.play}>
        <Playing key={`${id} ${market.revisionKey}`} id={id} market={market} name={name} />
      </div>
    </section>
  )
}

/** The book as it is before anything happens, until it is begun; a run that this device keeps goes on. */
function Playing({ id, market, name }: Props & { name: string }) {
  const t = useFirstText()
  const { state, user } = useSession()
  const { settings, opening } = market
  return (
    <BeginLate
      label={t('start')}
      note={t('onDevice')}
      needsScript={t('needsScript')}
      coming={t('player.coming')}
      failed={t('player.failed')}
      keptAs={answerKey(runName(id))}
      isGoingOn={state !== 'loading' && peekRun(runName(id), user?.uid) !== null}
      fetchScript={Running.fetchScript}
      before={settings.auctionSeconds === 0 && <StillBook name={name} book={opening} />}
    >
      {(isPressed) => <Running id={id} market={market} isPressed={isPressed} />}
    </BeginLate>
  )
}
