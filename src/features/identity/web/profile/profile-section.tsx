import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import styles from './profile.module.css'

interface Props {
  title: string
  about?: ReactNode
  isDangerous?: boolean
  children: ReactNode
}

/** One matter of the profile page, with its heading. */
export function ProfileSection({ title, about, isDangerous = false, children }: Props) {
  const id = useId()
  return (
    <section
      className={isDangerous ? `${styles.section} ${styles.danger}` : styles.section}
      aria-labelledby={id}
    >
      <div>
        <Title order={2} id={id} className={styles.heading}>
          {title}
        </Title>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {children}
    </section>
  )
}
