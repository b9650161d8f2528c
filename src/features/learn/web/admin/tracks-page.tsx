import { CollectionList } from '#desk/collections/web/collection-list.tsx'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  return (
    <CollectionList
      kind="track"
      title={t('tracks')}
      about={t('tracksAbout')}
      above={{ to: paths.admin.learn, label: t('back') }}
    />
  )
}
