import { Button } from '@mantine/core'
import { IconLayoutColumns } from '@tabler/icons-react'
import { useText } from '../../../web/text.ts'
import type { LineUp } from './use-line-up.ts'

/** Puts blocks that stand for each other side by side, or lets both texts run on their own. */
export function LineUpToggle({ lineUp }: { lineUp: LineUp }) {
  const t = useText()
  if (!lineUp.isPossible) return null
  return (
    <Button
      variant={lineUp.isWanted ? 'light' : 'default'}
      leftSection={<IconLayoutColumns size="1.125rem" aria-hidden />}
      aria-pressed={lineUp.isWanted}
      onClick={() => lineUp.setWanted(!lineUp.isWanted)}
    >
      {t('lineUp.toggle')}
    </Button>
  )
}
