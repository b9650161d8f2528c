import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ContentTable } from '#desk/item-table/web/content-table.tsx'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  return (
    <ContentTable
      kind="blog"
      actions={
        <Button
          component={Link}
          to={paths.admin.series}
          variant="default"
          leftSection={<IconStack2 size={18} aria-hidden />}
        >
          {t('series')}
        </Button>
      }
    />
  )
}
