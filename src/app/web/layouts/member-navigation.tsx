import { useEffect, useRef, type ComponentType } from 'react'
import { useLocation } from '#platform/web/router/router.ts'
import { NavLink } from '#platform/web/link.tsx'
import styles from './member-frame.module.css'

export interface NavigationGroup {
  title?: string
  links: NavigationLink[]
}

interface NavigationLink {
  to: string
  label: string
  icon: ComponentType<{ size?: number | string; stroke?: number; 'aria-hidden'?: boolean }>
  /** Only this address itself, not what lies below it. */
  isExact?: boolean
}

/** The pages of an area, in groups; the one on screen is marked and in sight. */
export function MemberNavigation({ groups }: { groups: NavigationGroup[] }) {
  const list = useRef<HTMLDivElement>(null)
  // Drawn again at every address, so that the effect sees it.
  useLocation()
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div className={styles.groups} ref={list}>
      {groups.map(({ title, links }) => (
        <div key={title ?? links[0]?.to}>
          {title && <p className={styles.group}>{title}</p>}
          <ul className={styles.links}>
            {links.map(({ to, label, icon: Sign, isExact }) => (
              <li key={to}>
                <NavLink className={styles.link} to={to} end={isExact}>
                  <Sign size="1.25rem" stroke={1.7} aria-hidden />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
