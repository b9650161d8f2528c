import { Anchor, Group } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { Item } from '#content/contract.ts'
import { paths } from '#platform/paths.ts'
import { useText } from '../text.ts'

/** Where a course is seen as its learners see it, and who they are; both while readers can find it, also while a later text waits for its time. */
export function OutlineLinks({ item }: { item: Item }) {
  const t = useText()
  if (!item.editions.some(({ isPublic }) => isPublic)) return null
  return (
    <Group gap="lg">
      <Anchor href={`${paths.course(item.slug)}?as=learner`} target="_blank" rel="noreferrer">
        {t('asLearner')}
      </Anchor>
      <Anchor component={Link} to={paths.admin.courseMembers(item.id)}>
        {t('members')}
      </Anchor>
    </Group>
  )
}
