import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowMerge, IconDots, IconListNumbers } from '@tabler/icons-react'
import { useLanguage } from '#platform/web/i18n.ts'
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
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} aria-label={t('table.actionsNamed', { title })}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconListNumbers size={18} aria-hidden />}
          disabled={collection.items === 0}
          onClick={() => onOpen('items')}
        >
          {t('collection.order')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowMerge size={18} aria-hidden />}
          disabled={isOnly}
          onClick={() => onOpen('merge')}
        >
          {t('merge.open')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
