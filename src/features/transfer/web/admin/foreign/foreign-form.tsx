import { kindsWith } from '#content/kinds.ts'
import { NativeSelect } from '@mantine/core'
import type { ForeignSettings } from '../../../foreign/contract.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'
import { FileDrop } from '../import/file-drop.tsx'
import { useKindWords } from '#desk/web/kind-words.ts'

const kinds = kindsWith('imported')
const languages = ['auto', 'en', 'am'] as const

interface Props {
  settings: ForeignSettings
  onChange: (settings: ForeignSettings) => void
  onChoose: (file: File) => void
}

/** What the posts become, and the file that holds them. */
export function ForeignForm({ settings, onChange, onChoose }: Props) {
  const t = useText()
  const kindWord = useKindWords()
  const word = useDeskText()
  return (
    <>
      <div className={styles.choices}>
        <NativeSelect
          label={t('foreign.kind')}
          data={kinds.map((kind) => ({ value: kind, label: kindWord(kind, 'many') }))}
          value={settings.kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...settings, kind: kinds.find((kind) => kind === value) ?? 'blog' })
          }
        />
        <NativeSelect
          label={t('foreign.language')}
          data={languages.map((language) => ({
            value: language,
            label: language === 'auto' ? t('foreign.language.auto') : word(`language.${language}`),
          }))}
          value={settings.language}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...settings, language: languages.find((language) => language === value) ?? 'auto' })
          }
        />
      </div>
      <FileDrop
        label={t('foreign.choose')}
        help={t('foreign.help')}
        accept=".zip,.json,.xml,.md,.markdown"
        onChoose={onChoose}
      />
    </>
  )
}
