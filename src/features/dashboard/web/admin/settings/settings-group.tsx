import { Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import styles from './settings.module.css'

/** Settings that belong together. */
export function SettingsGroup({
  title,
  about,
  children,
}: {
  title: string
  about: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <Text c="dimmed">{about}</Text>
      </div>
      {children}
    </section>
  )
}
