import { NavLink } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'
import styles from './transfer-tabs.module.css'

/** The pages about carrying content in and out; the one on screen is marked. */
export function TransferTabs() {
  const t = useText()
  const { transfer, transferForeign, transferTranslators, transferQuestions } = paths.admin
  const tabs = [
    { to: transfer, label: t('transfer.tab.archive') },
    { to: transferForeign, label: t('transfer.tab.foreign') },
    { to: transferTranslators, label: t('transfer.tab.translators') },
    { to: transferQuestions, label: t('transfer.tab.questions') },
  ]
  return (
    <nav aria-label={t('transfer.tabs')}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink className={styles.tab} to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
