import { Badge, Group } from '@mantine/core'
import type { DetailsOf } from '#content/kind-members.ts'
import { useText } from '../text.ts'
import { useOpeningWords } from './section-opening.tsx'

/** What is special about a lesson, at a glance; nothing for a text that opens at once and is ticked off by hand. */
export function LessonRules({ rules }: { rules: DetailsOf<'lesson'> }) {
  const t = useText()
  const { lessonKind = 'text', completion, opens, isFree } = rules
  const opening = useOpeningWords()(opens)
  const signs = [
    ...(lessonKind === 'text' ? [] : [t(`lessonKind.${lessonKind}`)]),
    ...(completion?.by === 'seen' ? [t('rule.seen', { count: completion.minutes })] : []),
    ...(completion?.by === 'video' ? [t('rule.video', { share: completion.share })] : []),
    ...(opening ? [opening] : []),
    ...(isFree ? [t('isFree')] : []),
  ]
  if (signs.length === 0) return null
  return (
    <Group gap="xs">
      {signs.map((sign) => (
        <Badge key={sign} variant="light" color="gray" tt="none">
          {sign}
        </Badge>
      ))}
    </Group>
  )
}
