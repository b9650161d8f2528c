import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import styles from './notice.module.css'

interface Props {
  tone?: 'info' | 'success' | 'warning' | 'risk'
  title?: string
  children: ReactNode
  /** Read aloud at once: what just happened, such as a failed save. */
  live?: boolean
}

/** A framed remark. The tone has a sign as well as a colour. */
export function Notice({ tone = 'info', title, children, live = false }: Props) {
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      role={live ? (tone === 'risk' ? 'alert' : 'status') : 'note'}
    >
      <Icon name={tone === 'info' ? 'info' : tone === 'success' ? 'check' : 'warning'} size={22} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
