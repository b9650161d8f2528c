import { useState } from 'react'
import { useText } from '../text.ts'
import { FileDrop } from '../import/file-drop.tsx'

/** Takes one ZIP by button or by dropping it. */
export function ArchiveField({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useText()
  const [isOther, setOther] = useState(false)
  return (
    <FileDrop
      label={t('transfer.choose')}
      help={t('transfer.drop')}
      accept=".zip,application/zip"
      problem={isOther ? t('transfer.notZip') : undefined}
      onChoose={(file) => {
        const isZip = /\.zip$/i.test(file.name)
        setOther(!isZip)
        if (isZip) onChoose(file)
      }}
    />
  )
}
