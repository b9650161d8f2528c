import { kinds, kindsWith } from '#content/kinds.ts'
import { useSectionName } from '#content/web/kind-name.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import { useText } from './text.ts'
import styles from './what-we-offer.module.css'

/** In the order of the readers' menus. */
const offers = kindsWith('featured')
  .map((kind) => ({ kind, sign: kinds[kind].sign, ...kinds[kind].list }))
  .sort((one, other) => one.place - other.place)

/** The kinds of things to find here. */
export function WhatWeOffer() {
  const t = useText()
  const sectionName = useSectionName()
  return (
    <section aria-labelledby="offers">
      <h2 className="visually-hidden" id="offers">
        {t('offers')}
      </h2>
      <ul className={styles.offers}>
        {offers.map(({ kind, sign, path }) => (
          <li className={styles.offer} key={kind}>
            <span className={styles.sign}>
              <Icon name={sign} size={28} />
            </span>
            <h3>
              <Link to={path}>{sectionName(kind)}</Link>
            </h3>
            <p>{t(`offer.${kind}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
