import { Button } from '@mantine/core'
import { IconCategory } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ContentTable } from '#desk/item-table/web/content-table.tsx'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  return (
    <ContentTable
      kind="faq"
      actions={
        <Button
          component={Link}
          to={paths.admin.faqCategories}
          variant="default"
          leftSection={<IconCategory size={18} aria-hidden />}
        >
          {t('categories')}
        </Button>
      }
    />
  )
}
