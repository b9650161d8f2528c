import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

interface Props {
  title: string
  text: string
  theirs: { label: string; onTake: () => void }
  mine: { label: string; onKeep: () => void }
}

/** Says that somebody else saved meanwhile, and asks whose stays. Nothing is lost before that. */
export function TheirsAlert({ title, text, theirs, mine }: Props) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size="1.25rem" aria-hidden />} title={title}>
      <Stack gap="sm" align="start">
        <Text size="sm">{text}</Text>
        <Group>
          <Button variant="default" onClick={theirs.onTake}>
            {theirs.label}
          </Button>
          <Button onClick={mine.onKeep}>{mine.label}</Button>
        </Group>
      </Stack>
    </Alert>
  )
}
