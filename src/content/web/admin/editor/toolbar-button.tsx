import { ActionIcon, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

interface Props {
  label: string
  /** Such as `Ctrl+B`. */
  keys?: string
  Icon: Icon
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** One tool; the toolbar around it moves the focus with the arrow keys. */
export function ToolbarButton({ label, keys, Icon, isOn, isDisabled, onPress }: Props) {
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} openDelay={400}>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? 'green' : 'gray'}
        c={isOn ? undefined : 'var(--ink)'}
        size={36}
        aria-label={label}
        aria-pressed={isOn}
        aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
        disabled={isDisabled}
        tabIndex={-1}
        data-tool
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
