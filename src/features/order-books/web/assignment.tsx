import { Notice } from '#ui/states/notice.tsx'
import type { MarketSettings } from '../contract.ts'
import styles from './exercise.module.css'
import { useFigures } from './figures.ts'
import { MarketRules } from './market-rules.tsx'
import { missionWords } from './mission-words.ts'
import { useText } from './text.ts'

/** The tasks and the rules, which anyone can read. */
export function Assignment({ settings }: { settings: MarketSettings }) {
  return (
    <section className={styles.exercise}>
      <Tasks settings={settings} />
    </section>
  )
}

/** The same without what stands around them. */
export function Tasks({ settings }: { settings: MarketSettings }) {
  const t = useText()
  const figures = useFigures()
  const { missions } = settings
  return (
    <>
      <h2>{t(missions.length === 1 ? 'missions.one' : 'missions.many')}</h2>
      <ul>
        {missions.map((mission) => (
          <li key={JSON.stringify(mission)}>{missionWords(mission, t, figures)}</li>
        ))}
      </ul>
      <Notice>
        <p>{t('practice')}</p>
      </Notice>
      <MarketRules settings={settings} />
    </>
  )
}
