import longButton from '#ui/web/admin/long-button.module.css'
import { Button, FileButton, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState, type DragEvent } from 'react'
import styles from './import.module.css'

interface Props {
  label: string
  help: string
  accept: string
  problem?: string | undefined
  onChoose: (file: File) => void
}

/** Takes one file by button or by dropping it. */
export function FileDrop({ label, help, accept, problem, onChoose }: Props) {
  const [isOver, setOver] = useState(false)
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
        const file = event.dataTransfer.files[0]
        if (file) onChoose(file)
      }}
    >
      <FileButton accept={accept} onChange={(file) => file && onChoose(file)}>
        {(props) => (
          <Button
            className={longButton.button}
            {...props}
            leftSection={<IconFileImport size={18} aria-hidden />}
          >
            {label}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {help}
      </Text>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </div>
  )
}
