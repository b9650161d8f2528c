import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import styles from './profile.module.css'
import { useHeadingFocus } from './use-heading-focus.ts'

interface Props {
  title: string
  about?: ReactNode
  isDangerous?: boolean
  /** Name of the heading, for addresses that lead to it. */
  anchor?: string
  children: ReactNode
}

/** One matter of the profile page, with its heading. */
export function ProfileSection({ title, about, isDangerous = false, anchor, children }: Props) {
  const own = useId()
  const id = anchor ?? own
  const { heading, section } = useHeadingFocus()
  return (
    <section
      className={isDangerous ? `${styles.section} ${styles.danger}` : styles.section}
      aria-labelledby={id}
      {...section}
    >
      <div>
        <Title order={2} id={id} className={styles.heading} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {children}
    </section>
  )
}
