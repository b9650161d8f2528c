import { keptTokens, operatorTokens } from '../../../operator-places.ts'
import overview from '../overview.module.css'
import styles from '../settings/settings.module.css'
import { SettingsGroup } from '../settings/settings-group.tsx'
import { useText } from '../text.ts'

/** What can stand in the text of a page, and what readers see there. */
export function TextPlaces() {
  const t = useText()
  const places = [
    ...operatorTokens.map((token) => ['operator', token, t(`operator.place.${token}`)] as const),
    ...keptTokens.map((token) => ['kept', token, t(`operator.kept.${token}`)] as const),
  ]
  return (
    <SettingsGroup title={t('operator.places')} about={t('operator.places.about')}>
      <table className={`${overview.table} ${styles.places}`} aria-label={t('operator.places')}>
        <thead>
          <tr>
            <th scope="col">{t('operator.place')}</th>
            <th scope="col">{t('operator.place.means')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(([kind, token, meaning]) => (
            <tr key={`${kind}.${token}`}>
              <th scope="row">
                <code lang="en">
                  {`{{${kind}.`}
                  <wbr />
                  {`${token}}}`}
                </code>
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsGroup>
  )
}
