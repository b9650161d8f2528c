import { useId, type ReactNode } from 'react'
import styles from './overview.module.css'

/** One question of the overview, with the sentence that answers it. */
export function Part({ title, about, children }: { title: string; about: string; children?: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.about}>{about}</p>
      {children}
    </section>
  )
}
