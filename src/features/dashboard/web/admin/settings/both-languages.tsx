import { Textarea, TextInput } from '@mantine/core'
import { languages, type Language } from '#platform/languages.ts'
import styles from './settings.module.css'
import { useText } from '../text.ts'

interface Props {
  label: string
  value: Record<Language, string>
  /** Code points. */
  most: number
  isLong?: boolean
  isRequired?: boolean
  /** Of both, or of each. */
  problem?: string | Partial<Record<Language, string>>
  onChange: (value: Record<Language, string>) => void
}

/** One text in both languages, side by side. What is too long stays as it was typed, is counted, and says so. */
export function BothLanguages({ label, value, most, isLong, isRequired, problem, onChange }: Props) {
  const t = useText()
  return (
    <div className={styles.pair}>
      {languages.map((language) => {
        const Field = isLong ? Textarea : TextInput
        const length = [...value[language].trim()].length
        const given = typeof problem === 'string' ? problem : problem?.[language]
        const tooLong = length > most ? t('text.tooLong', { length, most }) : undefined
        return (
          <Field
            key={language}
            label={t('inLanguage', { label, language: t(`language.${language}`) })}
            lang={language}
            value={value[language]}
            error={tooLong ?? given}
            description={isLong && !tooLong ? t('text.length', { length, most }) : undefined}
            required={isRequired}
            {...(isLong ? { autosize: true, minRows: 2 } : {})}
            onChange={(event: { currentTarget: { value: string } }) =>
              onChange({ ...value, [language]: event.currentTarget.value })
            }
          />
        )
      })}
    </div>
  )
}
