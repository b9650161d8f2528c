import type { ReactNode } from 'react'
import { Notice } from '#ui/states/notice.tsx'
import type { MarketSettings } from '../contract.ts'
import styles from './exercise.module.css'
import { useFigures } from './figures.ts'
import { MarketRules } from './market-rules.tsx'
import { missionWords } from './mission-words.ts'
import { useText } from './text.ts'

/** The tasks and the rules, which anyone can read, above the market itself. */
export function Assignment({ settings, children }: { settings: MarketSettings; children?: ReactNode }) {
  const t = useText()
  const figures = useFigures()
  const { missions } = settings
  return (
    <section className={styles.exercise}>
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
      {children}
    </section>
  )
}
