import longButton from '#ui/web/admin/long-button.module.css'
import { Button, FileButton, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { DropArea } from '#ui/web/admin/drop-area.tsx'

interface Props {
  label: string
  help: string
  accept: string
  problem?: string | undefined
  onChoose: (file: File) => void
}

/** Takes one file by button or by dropping it. */
export function FileDrop({ label, help, accept, problem, onChoose }: Props) {
  return (
    <DropArea onDrop={([file]) => file && onChoose(file)}>
      <FileButton accept={accept} onChange={(file) => file && onChoose(file)}>
        {(props) => (
          <Button
            className={longButton.button}
            {...props}
            leftSection={<IconFileImport size="1.125rem" aria-hidden />}
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
    </DropArea>
  )
}
