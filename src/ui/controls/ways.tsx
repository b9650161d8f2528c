import { Link } from '#platform/web/link.tsx'
import buttons from './button.module.css'
import styles from './ways.module.css'

/** Where to go on from a page that has nothing of its own to show. */
export function Ways({ ways }: { ways: readonly { path: string; label: string }[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ path, label }) => (
        <li key={path}>
          <Link className={buttons.secondary} to={path}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
