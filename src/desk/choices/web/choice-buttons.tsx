import { Button, Group } from '@mantine/core'
import { useText } from '../../web/text.ts'

type Choice = 'mine' | 'theirs' | 'both'

interface Props<C extends Choice> {
  choices: readonly C[]
  chosen: C | undefined
  /** Id of the words that say what is chosen. */
  describedBy: string
  onChoose: (choice: C) => void
}

/** Whose words stay. */
export function ChoiceButtons<C extends Choice>({ choices, chosen, describedBy, onChoose }: Props<C>) {
  const t = useText()
  return (
    <Group gap="xs">
      {choices.map((one) => (
        <Button
          key={one}
          size="compact-md"
          variant={chosen === one ? 'filled' : 'default'}
          aria-pressed={chosen === one}
          aria-describedby={describedBy}
          onClick={() => onChoose(one)}
        >
          {t(`conflict.choose.${one}`)}
        </Button>
      ))}
    </Group>
  )
}
