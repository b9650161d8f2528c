import { CollectionList } from '#desk/collections/web/collection-list.tsx'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  return (
    <CollectionList
      kind="faq_category"
      title={t('categories')}
      about={t('categoriesAbout')}
      above={{ to: paths.admin.faq, label: t('back') }}
    />
  )
}
