import { NavLink } from 'react-router'
import type { ComponentType } from 'react'
import styles from './member-frame.module.css'

export interface NavigationGroup {
  title?: string
  links: NavigationLink[]
}

interface NavigationLink {
  to: string
  label: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  /** Only this address itself, not what lies below it. */
  isExact?: boolean
}

/** The pages of an area, in groups; the one on screen is marked. */
export function MemberNavigation({ groups }: { groups: NavigationGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <div key={title ?? links[0]?.to}>
          {title && <p className={styles.group}>{title}</p>}
          <ul className={styles.links}>
            {links.map(({ to, label, icon: Sign, isExact }) => (
              <li key={to}>
                <NavLink className={styles.link} to={to} end={isExact}>
                  <Sign size={20} stroke={1.7} aria-hidden />
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
