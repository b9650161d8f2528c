import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useText } from '../../web/text.ts'

interface Props {
  /** Which line of how many. */
  index: number
  count: number
  /** Says of which line, among those of all lists of the page. */
  name: string
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves a line of a short list up or down, or takes it away; around the line stands `data-line`, around the list a fieldset. */
export function OrderTools({ index, count, name, onMove, onRemove }: Props) {
  const t = useText()
  return (
    <NextFocus findNext={beside}>
      <Tool label={t('list.up', { name })} isOff={index === 0} onClick={() => onMove(-1)}>
        <IconArrowUp size="1.125rem" aria-hidden />
      </Tool>
      <Tool label={t('list.down', { name })} isOff={index + 1 === count} onClick={() => onMove(1)}>
        <IconArrowDown size="1.125rem" aria-hidden />
      </Tool>
      <Tool label={t('list.remove', { name })} color="red" onClick={onRemove}>
        <IconX size="1.125rem" aria-hidden />
      </Tool>
    </NextFocus>
  )
}

/** On the next line, or the one before, or at what adds one. */
function beside(own: HTMLElement): HTMLElement | null {
  const line = own.closest('[data-line]')
  const list = own.closest('fieldset')
  const near = [line?.nextElementSibling, line?.previousElementSibling].find((one) =>
    one?.matches('[data-line]'),
  )
  const buttons = [...((near ?? list)?.querySelectorAll('button') ?? [])]
  return buttons.findLast((button) => !own.contains(button)) ?? list
}

interface ToolProps {
  label: string
  color?: string
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

/** Keeps the focus at either end of the list. */
function Tool({ label, color = 'gray', isOff = false, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color={color}
      size={36}
      aria-disabled={isOff || undefined}
      data-disabled={isOff || undefined}
      aria-label={label}
      onClick={() => isOff || onClick()}
    >
      {children}
    </ActionIcon>
  )
}
