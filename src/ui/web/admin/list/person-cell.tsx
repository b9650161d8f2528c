import { Stack, Text } from '@mantine/core'

/** Somebody in a table: the name, and the address that tells apart those of one name. */
export function PersonCell({ displayName, email }: { displayName: string; email: string }) {
  return (
    <Stack gap={0}>
      <Text fw={600}>{displayName}</Text>
      <Text size="sm" c="dimmed">
        {email}
      </Text>
    </Stack>
  )
}
