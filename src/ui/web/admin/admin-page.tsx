import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Language } from '#platform/languages.ts'
import styles from './admin-page.module.css'

interface Props {
  title: string
  /** Where the title is somebody's words, in a language of their own. */
  titleLanguage?: Language
  /** One sentence that says what the page is for. */
  about?: string
  /** The page's one main action. */
  action?: ReactNode
  /** The way back to the page above. */
  above?: ReactNode
  children: ReactNode
}

/** The frame of every administrator's page: its title with one main action, then the content. */
export function AdminPage({ title, titleLanguage, about, action, above, children }: Props) {
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <header className={styles.head}>
        <div className={styles.words}>
          {above}
          <Title order={1} className={styles.title} lang={titleLanguage}>
            {title}
          </Title>
          {about && <Text c="dimmed">{about}</Text>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </div>
  )
}
