import { IconCategory } from '@tabler/icons-react'
import { ContentTable } from '#desk/item-table/web/content-table.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#ui/web/admin/link-button.tsx'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  return (
    <ContentTable
      kind="faq"
      actions={
        <LinkButton to={paths.admin.faqCategories} icon={IconCategory}>
          {t('categories')}
        </LinkButton>
      }
    />
  )
}
