import { useDates } from '#platform/web/i18n.ts'
import buttons from '#ui/controls/button.module.css'
import type { Aside } from '../../contract.ts'
import { useText } from '../text.ts'
import styles from './list.module.css'
import { useFigures } from './use-figures.ts'

interface Props {
  asides: readonly Aside[]
  onResolve: (aside: Aside, isUsed: boolean) => void
}

/** What two devices wrote into one field without knowing of each other: its reader decides what stays. */
export function AsideList({ asides, onResolve }: Props) {
  const t = useText()
  const say = useAsideText()
  return (
    <section className={styles.aside} aria-label={t('aside.title')}>
      <h4>{t('aside.title')}</h4>
      <ul>
        {asides.map((aside) => (
          <li key={aside.id}>
            <p>
              <strong>{t(`field.${aside.field}`)}</strong> <span>{say(aside)}</span>
            </p>
            <p className={styles.actions}>
              <button type="button" className={buttons.secondary} onClick={() => onResolve(aside, true)}>
                {t('aside.use')}
                <span className="visually-hidden">{say(aside)}</span>
              </button>
              <button type="button" className={buttons.quiet} onClick={() => onResolve(aside, false)}>
                {t('aside.remove')}
                <span className="visually-hidden">{say(aside)}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The value of a field in words. */
function useAsideText(): (aside: Aside) => string {
  const t = useText()
  const figures = useFigures()
  const dates = useDates()
  return ({ field, said }) => {
    const value = said[field]
    if (field === 'side') return t(`side.${said.side ?? 'buy'}`)
    if (field === 'fees') return figures.money(said.fees ?? 0)
    if (field === 'exits')
      return (said.exits ?? []).map(({ price, units }) => `${units} × ${figures.price(price)}`).join(' · ')
    if (field === 'tags') return (said.tags ?? []).join(' · ')
    if (field === 'enteredOn' && said.enteredOn)
      return dates.date(Date.parse(`${said.enteredOn.slice(0, 10)}T09:00:00Z`))
    if (typeof value === 'number') return field === 'units' ? String(value) : figures.price(value)
    return String(value ?? '')
  }
}
