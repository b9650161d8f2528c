import type { Card } from '../../contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'
import styles from '#ui/page/facts.module.css'
import { useText } from '../text.ts'
import { hasTrait } from '../../kinds.ts'
import { useKindName } from '../kind-name.ts'

interface Props {
  card: Pick<Card, 'level' | 'minutes' | 'language' | 'riskLevel' | 'access' | 'kind'>
  /** In mixed lists the kind is said too. */
  showKind?: boolean
  isRead?: boolean | undefined
}

/** What a reader chooses by: kind, level, minutes, and the language when it is not the wanted one. */
export function CardFacts({ card, showKind = false, isRead = false }: Props) {
  const t = useText()
  const kindName = useKindName()
  const { language } = useLanguage()
  return (
    <ul className={styles.facts}>
      {showKind && <li className={styles.kind}>{kindName(card.kind)}</li>}
      {card.level && <li>{t(`level.${card.level}`)}</li>}
      {card.minutes > 0 && (
        <li>
          <Icon name="clock" size={16} />
          {t(hasTrait(card.kind, 'practised') ? 'playingMinutes' : 'minutes', { count: card.minutes })}
        </li>
      )}
      {card.access === 'signed-in' && (
        <li>
          <Icon name="lock" size={16} />
          {t('access.signedIn')}
        </li>
      )}
      {card.riskLevel === 'high' && (
        <li className={styles.risk}>
          <Icon name="warning" size={16} />
          {t('risk.high')}
        </li>
      )}
      {isRead && (
        <li className={styles.read}>
          <Icon name="check" size={16} />
          {t('read.card')}
        </li>
      )}
      {card.language !== language && <li className={styles.badge}>{t(`language.${card.language}`)}</li>}
    </ul>
  )
}
