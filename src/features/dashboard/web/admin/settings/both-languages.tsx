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
  problem?: string
  onChange: (value: Record<Language, string>) => void
}

/** One text in both languages, side by side. */
export function BothLanguages({ label, value, most, isLong, problem, onChange }: Props) {
  const t = useText()
  return (
    <div className={styles.pair}>
      {languages.map((language) => {
        const Field = isLong ? Textarea : TextInput
        return (
          <Field
            key={language}
            label={t('inLanguage', { label, language: t(`language.${language}`) })}
            lang={language}
            value={value[language]}
            maxLength={most}
            error={problem}
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
