import header from './header-control.module.css'
import { Icon } from './icons.tsx'
import { toggleScheme } from './scheme.ts'
import { useText } from './text.ts'
import styles from './theme-toggle.module.css'

/** Turns between light and dark. Which sign shows is decided by CSS, so that every reader gets the same page. */
export function ThemeToggle({ isLabelled = false }: { isLabelled?: boolean }) {
  const t = useText()
  return (
    <button
      type="button"
      className={`${header.control} ${styles.toggle}`}
      onClick={toggleScheme}
      aria-label={isLabelled ? undefined : t('theme.toggle')}
      title={isLabelled ? undefined : t('theme.toggle')}
    >
      <span className={styles.whenLight}>
        <Icon name="moon" />
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" />
      </span>
      {isLabelled && <span>{t('theme.toggle')}</span>}
    </button>
  )
}
