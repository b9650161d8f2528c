import { useId, useState } from 'react'
import { keepParameter } from '#platform/languages.ts'
import { saverKey } from '#platform/page/data-saver.ts'
import { useNamedLanguage } from '#platform/web/carried-language.ts'
import { isSavingData, saverChoices, setSaverChoice, useSaverChoice } from '../data-saver.ts'
import { useText } from '../text.ts'
import styles from './data-saver.module.css'

/** Whether pictures wait for a tap: kept on the device, and told to the server where that alone can keep pictures back. */
export function DataSaver() {
  return (
    <>
      <Choice />
      <noscript>
        <Links />
      </noscript>
    </>
  )
}

/** For browsers without scripts: the page that is shown, with the choice from now on. */
function Links() {
  const t = useText()
  const named = useNamedLanguage()
  const carried = named ? `lang=${named}&` : ''
  return (
    <ul className={styles.links}>
      {(['on', 'off'] as const).map((choice) => (
        <li key={choice}>
          <a
            className={styles.link}
            href={`?${carried}${saverKey}=${choice}&${keepParameter}=1`}
            rel="nofollow"
          >
            {t(choice === 'on' ? 'saver.turnOn' : 'saver.turnOff')}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Choice() {
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
