import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useText } from '../text.ts'

interface Props {
  title: string
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with a section, beside putting it in order. */
export function SectionTools({ title, onEdit, onDelete }: Props) {
  const t = useText()
  return (
    <>
      <ActionIcon variant="subtle" size={44} aria-label={t('editSection', { title })} onClick={onEdit}>
        <IconPencil size="1.25rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={44}
        aria-label={t('section.delete', { title })}
        onClick={onDelete}
      >
        <IconTrash size="1.25rem" aria-hidden />
      </ActionIcon>
    </>
  )
}
