import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../web/text.ts'

interface Props {
  /** Which line of how many. */
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves a line of a short list up or down, or takes it away. */
export function OrderTools({ index, count, onMove, onRemove }: Props) {
  const t = useText()
  const number = index + 1
  return (
    <>
      <Tool label={t('list.up', { number })} disabled={index === 0} onClick={() => onMove(-1)}>
        <IconArrowUp size={18} aria-hidden />
      </Tool>
      <Tool label={t('list.down', { number })} disabled={number === count} onClick={() => onMove(1)}>
        <IconArrowDown size={18} aria-hidden />
      </Tool>
      <Tool label={t('list.remove', { number })} color="red" onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </Tool>
    </>
  )
}

interface ToolProps {
  label: string
  color?: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, color = 'gray', disabled, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color={color}
      size={36}
      disabled={disabled}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
