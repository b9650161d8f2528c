import { Button } from '@mantine/core'
import { IconRoute, IconTags } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ContentTable } from '#desk/item-table/web/content-table.tsx'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  return (
    <ContentTable
      kind="learn"
      actions={
        <>
          <Button
            component={Link}
            to={paths.admin.tags}
            variant="default"
            leftSection={<IconTags size={18} aria-hidden />}
          >
            {t('tags')}
          </Button>
          <Button
            component={Link}
            to={paths.admin.tracks}
            variant="default"
            leftSection={<IconRoute size={18} aria-hidden />}
          >
            {t('tracks')}
          </Button>
        </>
      }
    />
  )
}
