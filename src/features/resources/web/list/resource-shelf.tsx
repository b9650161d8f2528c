import { useText as useContentText } from '#content/web/text.ts'
import type { ResourceList } from '#features/resources/contract.ts'
import { paths } from '#platform/paths.ts'
import { formatBytes } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { Icon } from '#ui/icons.tsx'
import card from '#ui/page/card.module.css'
import facts from '#ui/page/facts.module.css'
import styles from './resource-shelf.module.css'
import { useText } from '../text.ts'
import { fileType, typeIcons } from '../types.ts'

/** Things to take home: what each is, and how much it weighs, before it is opened. */
export function ResourceShelf({ items }: { items: ResourceList['items'] }) {
  const t = useText()
  const content = useContentText()
  const { language } = useLanguage()
  return (
    <ul className={styles.shelf}>
      {items.map((item) => {
        const foreign = item.language === language ? undefined : item.language
        return (
          <li className={`${card.card} ${styles.item}`} key={item.id}>
            <span className={styles.sign}>
              <Icon name={typeIcons[item.resourceType]} size={28} />
              {item.file && <span className={styles.type}>{fileType(item.file)}</span>}
            </span>
            <div className={styles.words}>
              <p className={`${facts.facts} ${styles.facts}`}>
                <span className={facts.kind}>{t(`types.${item.resourceType}`)}</span>
                {item.file && <span>{formatBytes(item.file.bytes, language)}</span>}
                {item.access === 'signed-in' && (
                  <span>
                    <Icon name="lock" size={16} />
                    {content('access.signedIn')}
                  </span>
                )}
                {foreign && <span className={facts.badge}>{t(`language.${item.language}`)}</span>}
              </p>
              <h2 className={card.title} lang={foreign}>
                <Link to={paths.resource(item.slug)}>{item.title}</Link>
              </h2>
              <p className={card.excerpt} lang={foreign}>
                {item.excerpt}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
