import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  /** Says of which row, for those who do not see it beside the button. */
  label: string
  /** Items of a Mantine menu. */
  children: ReactNode
}

/** What can be done with one row of a list, behind three dots. */
export function RowActions({ label, children }: Props) {
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} aria-label={label}>
          <IconDots size="1.25rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
