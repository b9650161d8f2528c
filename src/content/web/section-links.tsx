import { hasTrait, listedKinds } from '../kinds.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { useSectionName } from './kind-name.ts'
import styles from './section-links.module.css'

const lists = listedKinds().filter(({ kind }) => hasTrait(kind, 'inHeader') && hasTrait(kind, 'openList'))

/** Ways to the lists that everybody may read, after `first`: for a page that has nothing of its own to show. */
export function SectionLinks({ first = [] }: { first?: readonly { path: string; label: string }[] }) {
  const sectionName = useSectionName()
  const ways = [...first, ...lists.map(({ kind, path }) => ({ path, label: sectionName(kind) }))]
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
