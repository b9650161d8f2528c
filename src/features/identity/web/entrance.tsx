import type { ReactNode } from 'react'
import { TibebBand } from '#ui/page/tibeb-band.tsx'
import styles from './entrance.module.css'
import { useText } from './text.ts'

interface Props {
  title: string
  introduction?: ReactNode
  /** Who comes here has an account: nobody need tell them what one is good for. */
  hasAccount?: boolean
  children: ReactNode
}

/** The frame of every page that leads in: the form, and beside it what an account is good for, and what is never asked for. */
export function Entrance({ title, introduction, hasAccount, children }: Props) {
  const t = useText()
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {introduction && <p>{introduction}</p>}
        </header>
        {children}
      </div>
      <aside className={styles.side} aria-labelledby="entrance-side">
        <TibebBand onDeep />
        <div className={styles.reasons}>
          <h2 id="entrance-side">{t(hasAccount ? 'entrance.careful' : 'entrance.title')}</h2>
          {!hasAccount && (
            <ul>
              <li>{t('entrance.courses')}</li>
              <li>{t('entrance.progress')}</li>
              <li>{t('entrance.languages')}</li>
            </ul>
          )}
          <p>{t('entrance.honest')}</p>
        </div>
      </aside>
    </div>
  )
}
