import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import { useParams } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useText } from '../text.ts'
import { EnrolForm } from './enrol-form.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { LinkForm } from './link-form.tsx'
import { MemberTable } from './member-table.tsx'

/** Who is enrolled in a course, and the invitations to it. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { page } = useAddress()
  const course = useQuery(apiQuery('/api/courses/{id}', { path: { id }, query: { lang: language } }))
  const members = useQuery({
    ...apiQuery('/api/admin/courses/{id}/members', { path: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  })
  const article = course.data?.article
  return (
    <AdminPage
      title={article ? t('members.of', { title: article.title }) : t('members.title')}
      about={t('members.about')}
      above={
        <Anchor component={Link} to={paths.admin.item('courses', id)}>
          {t('backToCourse')}
        </Anchor>
      }
    >
      <Stack gap="xl">
        <SimpleGrid cols={{ base: 1, md: 3 }} spacing="xl">
          <InviteForm courseId={id} />
          <LinkForm courseId={id} />
          <EnrolForm courseId={id} />
        </SimpleGrid>
        <InvitationList courseId={id} />
        <ListSaid list={members.data} isLate={members.isPlaceholderData} />
        {members.data && <Text>{t('members.count', { count: members.data.enrolledCount })}</Text>}
        {members.isError ? (
          <LoadFailure error={members.error} onRetry={members.refetch} />
        ) : members.data?.items.length === 0 ? (
          <EmptyState title={t('members.none')}>
            <p>{t('members.noneText')}</p>
          </EmptyState>
        ) : (
          <MemberTable courseId={id} list={members.data} />
        )}
        {members.data && <Pager page={members.data.page} hasNext={members.data.hasNext} />}
      </Stack>
    </AdminPage>
  )
}
