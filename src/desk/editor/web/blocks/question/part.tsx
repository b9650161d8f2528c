import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

interface Props {
  label: string
  Icon: Icon
  /** By which the focus finds the tool again after the block was moved. */
  name: string
  isOff?: boolean
  isDanger?: boolean
  onPress: () => void
}

/** A small tool of a block of a question. */
export function PartTool({ label, Icon, name, isOff, isDanger, onPress }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color={isDanger ? 'red' : 'gray'}
      size={36}
      aria-label={label}
      title={label}
      disabled={isOff}
      data-part-tool={name}
      onClick={onPress}
    >
      <Icon size="1.125rem" aria-hidden />
    </ActionIcon>
  )
}
