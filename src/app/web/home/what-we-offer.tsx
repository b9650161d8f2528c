import { useSectionName } from '#content/web/kind-name.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import { useText } from '../text.ts'
import styles from './what-we-offer.module.css'

const offers = [
  { kind: 'learn', key: 'learn', icon: 'ladder', path: paths.learn },
  { kind: 'course', key: 'courses', icon: 'book', path: paths.courses },
  { kind: 'blog', key: 'blogs', icon: 'candles', path: paths.blogs },
  { kind: 'resource', key: 'resources', icon: 'basket', path: paths.resources },
] as const

/** The four kinds of things to find here. */
export function WhatWeOffer() {
  const t = useText()
  const sectionName = useSectionName()
  return (
    <section aria-labelledby="offers">
      <h2 className="visually-hidden" id="offers">
        {t('home.offers')}
      </h2>
      <ul className={styles.offers}>
        {offers.map(({ kind, key, icon, path }) => (
          <li className={styles.offer} key={key}>
            <span className={styles.sign}>
              <Icon name={icon} size={28} />
            </span>
            <h3>
              <Link to={path}>{sectionName(kind)}</Link>
            </h3>
            <p>{t(`home.offer.${key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
