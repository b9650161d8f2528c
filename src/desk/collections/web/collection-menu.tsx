import { Menu } from '@mantine/core'
import { IconArrowMerge, IconListNumbers } from '@tabler/icons-react'
import { useLanguage } from '#platform/web/i18n.ts'
import { RowActions } from '#ui/web/admin/list/row-actions.tsx'
import { useText } from '../../web/text.ts'
import type { OpenAs } from './collection-list.tsx'
import { titleIn, type AdminCollection } from './use-collections.ts'

interface Props {
  collection: AdminCollection
  isOnly: boolean
  onOpen: (as: OpenAs) => void
}

/** The rarer things that can be done with a collection. */
export function CollectionMenu({ collection, isOnly, onOpen }: Props) {
  const t = useText()
  const title = titleIn(collection, useLanguage().language)
  return (
    <RowActions label={t('table.actionsNamed', { title })}>
      <Menu.Item
        leftSection={<IconListNumbers size="1.125rem" aria-hidden />}
        disabled={collection.items === 0}
        onClick={() => onOpen('items')}
      >
        {t('collection.order')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowMerge size="1.125rem" aria-hidden />}
        disabled={isOnly}
        onClick={() => onOpen('merge')}
      >
        {t('merge.open')}
      </Menu.Item>
    </RowActions>
  )
}
