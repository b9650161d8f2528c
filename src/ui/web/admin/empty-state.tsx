import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** What stands where nothing is yet: what this place is for, and one thing to do. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 24" width="120" height="24" aria-hidden>
        <path
          d="M0 12 12 0l12 12-12 12Zm24 0L36 0l12 12-12 12Zm24 0L60 0l12 12-12 12Zm24 0L84 0l12 12-12 12Zm24 0 12-12 12 12-12 12Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path d="m8 12 4-4 4 4-4 4Zm48 0 4-4 4 4-4 4Zm48 0 4-4 4 4-4 4Z" fill="currentColor" />
      </svg>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" maw="32rem">
        {text}
      </Text>
      {action}
    </div>
  )
}
