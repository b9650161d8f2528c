import { ActionIcon, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './editor.module.css'
import { shownKeys } from './shown-keys.ts'

interface Props extends Omit<ComponentProps<'button'>, 'color' | 'style' | 'className'> {
  label: string
  /** Such as `Ctrl+B`. */
  keys?: string
  Icon: Icon
  isOn?: boolean
  isDisabled?: boolean
  /** Left out when a menu around the tool opens on the click. */
  onPress?: () => void
}

/** One tool; the toolbar around it moves the focus with the arrow keys. */
export function ToolbarButton({ label, keys, Icon, isOn, isDisabled, onPress, ...rest }: Props) {
  return (
    <Tooltip label={keys ? `${label} (${shownKeys(keys)})` : label} openDelay={400} withinPortal={false}>
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
        className={styles.tool}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
        {...rest}
      >
        <Icon size="1.25rem" aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
