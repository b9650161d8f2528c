import { Button, FileButton, Text } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useState, type DragEvent } from 'react'
import { useText } from '../text.ts'
import styles from './transfer.module.css'

/** Takes one ZIP by button or by dropping it. */
export function ArchiveField({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useText()
  const [isOver, setOver] = useState(false)
  const [isOther, setOther] = useState(false)
  const choose = (file: File | null | undefined) => {
    const isZip = file !== null && file !== undefined && /\.zip$/i.test(file.name)
    setOther(Boolean(file) && !isZip)
    if (isZip) onChoose(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files[0])
      }}
    >
      <FileButton accept=".zip,application/zip" onChange={choose}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconFileZip size={18} aria-hidden />}>
            {t('transfer.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('transfer.drop')}
      </Text>
      {isOther && (
        <Text size="sm" c="red" role="alert">
          {t('transfer.notZip')}
        </Text>
      )}
    </div>
  )
}
