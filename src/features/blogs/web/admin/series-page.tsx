import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { CollectionList } from '#content/web/admin/collections/collection-list.tsx'
import { paths } from '#platform/paths.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  const above = (
    <Anchor component={Link} to={paths.admin.blogs} size="sm">
      {t('back')}
    </Anchor>
  )
  return (
    <AdminPage title={t('series')} about={t('seriesAbout')} above={above}>
      <CollectionList kind="series" />
    </AdminPage>
  )
}
