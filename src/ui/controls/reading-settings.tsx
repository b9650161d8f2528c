import { useId } from 'react'
import header from './header-control.module.css'
import { Icon } from '../icons.tsx'
import { Menu } from './menu.tsx'
import styles from './reading-settings.module.css'
import { setTextSize, useTextSize, type TextSize } from '../reading-size.ts'
import { schemes, setScheme, useScheme } from '../scheme.ts'
import { useText } from '../text.ts'

/** The settings behind a button of the header. */
export function ReadingMenu({ className }: { className?: string }) {
  const t = useText()
  return (
    <Menu
      className={`${styles.menu} ${className ?? ''}`}
      button={<Icon name="letters" size={24} />}
      label={t('settings.title')}
      buttonClass={header.control}
    >
      <ReadingSettings />
    </Menu>
  )
}

/** Size of the text, and light or dark: kept on the device, so that every reader gets the same page. */
export function ReadingSettings() {
  const t = useText()
  const id = useId()
  const { size, smaller, larger } = useTextSize()
  const scheme = useScheme()
  return (
    <div className={styles.settings}>
      <fieldset className={styles.part}>
        <legend className={styles.title}>{t('size.label')}</legend>
        <div className={styles.sizes}>
          <SizeButton to={smaller} label={t('size.smaller')} isSmall />
          <output className={styles.percent}>{t('size.now', { percent: size })}</output>
          <SizeButton to={larger} label={t('size.larger')} />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.title}>{t('scheme.label')}</legend>
        {schemes.map((one) => (
          <label key={one} className={styles.scheme}>
            <input
              type="radio"
              name={`${id}scheme`}
              checked={one === scheme}
              onChange={() => setScheme(one)}
            />
            {t(`scheme.${one}`)}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

/** At the end of the scale the button stays, so that the focus does. */
function SizeButton({ to, label, isSmall = false }: { to?: TextSize; label: string; isSmall?: boolean }) {
  return (
    <button
      type="button"
      className={styles.size}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && setTextSize(to)}
    >
      <Icon name={isSmall ? 'smaller' : 'larger'} size={28} />
    </button>
  )
}
