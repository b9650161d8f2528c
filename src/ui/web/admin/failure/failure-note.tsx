import { Text } from '@mantine/core'
import { useFailureText, useNeedWords } from '../failure-text.ts'
import { inTheWayOf } from './in-the-way.ts'
import { WithItems } from './with-items.tsx'

/** What an error means, with a way to each item that it names. */
export function FailureNote({ error, onLeave }: { error: unknown; onLeave?: () => void }) {
  const textOf = useFailureText()
  const wordsOf = useNeedWords()
  const named = [...inTheWayOf(error)]
  if (named.length === 0) return textOf(error)
  return named.map(([need, items]) => (
    <Text key={need} size="sm" c="inherit">
      <WithItems words={(titles) => wordsOf(error, { need, titles })} items={items} onLeave={onLeave} />
    </Text>
  ))
}
