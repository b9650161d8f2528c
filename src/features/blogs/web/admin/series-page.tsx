import { CollectionList } from '#desk/collections/web/collection-list.tsx'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  return (
    <CollectionList
      kind="series"
      title={t('series')}
      about={t('seriesAbout')}
      above={{ to: paths.admin.blogs, label: t('back') }}
    />
  )
}
