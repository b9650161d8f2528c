import type { ReplayExercise } from '#features/replays/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { placeOfPlaying } from '#ui/controls/begin.tsx'
import styles from './exercise.module.css'
import { Player } from './player/player.tsx'
import { StillExercise } from './still.ts'

interface Props {
  id: string
  path: string
  exercise: ReplayExercise
}

/** What can be read without a script, and what is played. */
export function Exercise({ id, path, exercise }: Props) {
  const { language, calendar } = useLanguage()
  return (
    <section className={styles.exercise} aria-labelledby="exercise">
      <StillExercise name={`${language} ${calendar} ${id} ${exercise.revisionKey}`} exercise={exercise} />
      <div id={placeOfPlaying} className={styles.play}>
        <Player id={id} path={path} exercise={exercise} />
      </div>
    </section>
  )
}
