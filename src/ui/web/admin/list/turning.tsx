import { Group } from '@mantine/core'
import { ActionButton } from '../../action-button.tsx'
import { useText } from '../text.ts'

interface Props {
  back: string
  on: string
  /** Undefined where there is no way. */
  onBack: (() => void) | undefined
  onOn: (() => void) | undefined
}

/** Turns the pages of a list that are not counted. A way that has ended stays and keeps the focus of whoever came by it. */
export function Turning({ back, on, onBack, onOn }: Props) {
  const t = useText()
  if (!onBack && !onOn) return null
  return (
    <Group component="nav" aria-label={t('pager.label')} justify="center">
      <ActionButton variant="default" disabled={!onBack} onClick={onBack}>
        {back}
      </ActionButton>
      <ActionButton variant="default" disabled={!onOn} onClick={onOn}>
        {on}
      </ActionButton>
    </Group>
  )
}
