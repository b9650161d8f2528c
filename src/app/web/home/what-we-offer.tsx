import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import { useText } from '../text.ts'
import styles from './what-we-offer.module.css'

const offers = [
  { key: 'learn', icon: 'ladder', path: paths.learn },
  { key: 'courses', icon: 'book', path: paths.courses },
  { key: 'blogs', icon: 'candles', path: paths.blogs },
  { key: 'resources', icon: 'basket', path: paths.resources },
] as const

/** The four kinds of things to find here. */
export function WhatWeOffer() {
  const t = useText()
  return (
    <section aria-labelledby="offers">
      <h2 className="visually-hidden" id="offers">
        {t('home.offers')}
      </h2>
      <ul className={styles.offers}>
        {offers.map(({ key, icon, path }) => (
          <li className={styles.offer} key={key}>
            <span className={styles.sign}>
              <Icon name={icon} size={28} />
            </span>
            <h3>
              <Link to={path}>{t(`nav.${key}`)}</Link>
            </h3>
            <p>{t(`home.offer.${key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
