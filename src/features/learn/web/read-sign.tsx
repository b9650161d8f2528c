import { Icon } from '#ui/icons.tsx'
import styles from './read-sign.module.css'
import { useText } from '#content/web/text.ts'

/** Beside a page that the reader has read. */
export function ReadSign() {
  const t = useText()
  return (
    <span className={styles.sign}>
      <Icon name="check" size={18} />
      <span className="visually-hidden">{t('read.sign')}</span>
    </span>
  )
}
