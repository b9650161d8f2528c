import { Badge } from '@mantine/core'
import { IconCheck, IconMail, IconMailCheck, IconMailOff, IconMailOpened } from '@tabler/icons-react'
import { useText } from './text.ts'
import type { MessageState } from '../../choices.ts'

const looks = {
  new: { color: 'gold', Icon: IconMail },
  read: { color: 'gray', Icon: IconMailOpened },
  answered: { color: 'green', Icon: IconMailCheck },
  done: { color: 'gray', Icon: IconCheck },
  spam: { color: 'red', Icon: IconMailOff },
}

/** Where a message stands, in words with a sign. */
export function MessageStateBadge({ state }: { state: MessageState }) {
  const t = useText()
  const { color, Icon } = looks[state]
  return (
    <Badge
      tt="none"
      miw="max-content"
      variant={color === 'gray' ? 'default' : 'light'}
      color={color}
      leftSection={<Icon size="0.875rem" aria-hidden />}
    >
      {t(`state.${state}`)}
    </Badge>
  )
}
