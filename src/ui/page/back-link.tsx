import { Link } from '#platform/web/link.tsx'
import { Icon } from '../icons.tsx'
import styles from './back-link.module.css'

interface Props {
  to: string
  label: string
  lang?: string
}

/** The way to the list or the text that a page belongs to. */
export function BackLink({ to, label, lang }: Props) {
  return (
    <Link className={styles.back} to={to} lang={lang}>
      <Icon name="previous" size={18} />
      {label}
    </Link>
  )
}
