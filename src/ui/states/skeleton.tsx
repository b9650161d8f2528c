import styles from './skeleton.module.css'
import { useText } from '../text.ts'

/** Cards without words, in the shape of the list that is coming. */
export function SkeletonCards({ count = 6 }: { count?: number }) {
  const t = useText()
  return (
    <div className={styles.grid}>
      <output className="visually-hidden">{t('loading')}</output>
      {Array.from({ length: count }, (_, index) => (
        <div className={styles.card} key={index} aria-hidden="true">
          <div className={styles.cover} />
          <div className={styles.line} />
          <div className={styles.line} />
          <div className={styles.shortLine} />
        </div>
      ))}
    </div>
  )
}
