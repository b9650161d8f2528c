import { Text } from '@mantine/core'
import { useId, type ReactNode, type Ref } from 'react'
import styles from './settings.module.css'

/** Settings that belong together. */
export function SettingsGroup({
  ref,
  title,
  about,
  children,
}: {
  ref?: Ref<HTMLElement>
  title: string
  about: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section ref={ref} className={styles.group} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <Text c="dimmed">{about}</Text>
      </div>
      {children}
    </section>
  )
}
