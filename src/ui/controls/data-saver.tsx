import { useId, useState } from 'react'
import { isSavingData, saverChoices, setSaverChoice, useSaverChoice } from '../data-saver.ts'
import { useText } from '../text.ts'
import styles from './data-saver.module.css'

/** Whether pictures wait for a tap: kept on the device, so that every reader gets the same page. */
export function DataSaver() {
  const t = useText()
  const id = useId()
  const choice = useSaverChoice()
  const [said, setSaid] = useState('')
  return (
    <div className={styles.saver}>
      <label htmlFor={id}>{t('saver.label')}</label>
      <select
        id={id}
        className={styles.choice}
        value={choice}
        onChange={({ currentTarget: { value } }) => {
          setSaverChoice(saverChoices.find((one) => one === value) ?? 'browser')
          setSaid(t(isSavingData() ? 'saver.isOn' : 'saver.isOff'))
        }}
      >
        {saverChoices.map((one) => (
          <option key={one} value={one}>
            {t(`saver.${one}`)}
          </option>
        ))}
      </select>
      <output className={styles.said}>{said}</output>
    </div>
  )
}
