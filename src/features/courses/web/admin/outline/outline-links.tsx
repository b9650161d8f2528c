import { Anchor, Group } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { Item } from '#content/contract.ts'
import { paths } from '#platform/paths.ts'
import { useText } from '../text.ts'

/** Where a course is seen as its learners see it, and who they are; both once readers can find it. */
export function OutlineLinks({ item }: { item: Item }) {
  const t = useText()
  if (!item.editions.some(({ state }) => state === 'published')) return null
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
