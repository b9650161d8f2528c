import { NativeSelect } from '@mantine/core'
import type { ForeignSettings } from '../../../foreign/contract.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import { useText } from '../text.ts'
import styles from '../exchange.module.css'
import { FileDrop } from '../file-drop.tsx'
import { kindsWith } from '#content/kinds.ts'
import { useKindWords } from '#desk/web/kind-words.ts'

const kinds = kindsWith('imported')
const languages = ['auto', 'en', 'am'] as const

interface Props {
  settings: ForeignSettings
  onChange: (settings: ForeignSettings) => void
  onChoose: (file: File) => void
}

/** What the posts become, and the file that holds them. */
export function ElsewhereForm({ settings, onChange, onChoose }: Props) {
  const t = useText()
  const kindWord = useKindWords()
  const word = useDeskText()
  return (
    <>
      <div className={styles.choices}>
        <NativeSelect
          label={t('elsewhere.kind')}
          data={kinds.map((kind) => ({ value: kind, label: kindWord(kind, 'many') }))}
          value={settings.kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...settings, kind: kinds.find((kind) => kind === value) ?? 'blog' })
          }
        />
        <NativeSelect
          label={t('elsewhere.language')}
          data={languages.map((language) => ({
            value: language,
            label: language === 'auto' ? t('elsewhere.language.auto') : word(`language.${language}`),
          }))}
          value={settings.language}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...settings, language: languages.find((language) => language === value) ?? 'auto' })
          }
        />
      </div>
      <FileDrop
        label={t('elsewhere.choose')}
        help={t('elsewhere.help')}
        accept=".zip,.json,.xml,.md,.markdown"
        onChoose={onChoose}
      />
    </>
  )
}
