import { Anchor, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import type { ItemRow } from '#content/contract.ts'
import { itemPath } from '#desk/web/kinds.ts'
import { titlesOf } from '#desk/web/titles-of.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { SortableList } from '#ui/web/admin/list/sortable-list.tsx'
import { useOrder } from '#ui/web/admin/list/use-order.ts'
import { FeatureDialog } from './feature-dialog.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { useText } from '../text.ts'
import { useFeature } from './use-feature.ts'
import { useKindWords } from '#desk/web/kind-words.ts'

/** What stands first on the home page, in the order in which it stands there. */
export function FeaturedItems() {
  const t = useText()
  const [isChoosing, setChoosing] = useState(false)
  const list = useQuery({ ...apiQuery('/api/admin/featured-items'), staleTime: 0 })
  return (
    <SettingsGroup title={t('featured')} about={t('featured.about')}>
      {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {list.data?.items.length === 0 && <Text>{t('featured.none')}</Text>}
      {list.data && <Rows stored={list.data.items} />}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size="1.125rem" aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {t('featured.add')}
      </Button>
      {isChoosing && <FeatureDialog onClose={() => setChoosing(false)} />}
    </SettingsGroup>
  )
}

function Rows({ stored }: { stored: ItemRow[] }) {
  const t = useText()
  const kindWord = useKindWords()
  const { language } = useLanguage()
  const feature = useFeature()
  const { rows, isBusy, order, words } = useOrder(stored, {
    save: (api, order) => api.put('/api/admin/featured-items', { body: order }),
    refreshes: ['/api/admin/featured-items', '/api/highlights'],
  })
  const shown = (row: ItemRow) => titlesOf(row, language)[0]
  const titleOf = (row: ItemRow) => shown(row)?.title ?? t('untitled')
  return (
    <SortableList
      words={words}
      rows={rows}
      titleOf={titleOf}
      isBusy={isBusy}
      onOrder={order}
      renderActions={(row) => (
        <ActionButton
          variant="default"
          disabled={feature.isPending}
          aria-label={t('featured.removeNamed', { title: titleOf(row) })}
          onClick={() => feature.mutate({ id: row.id, featured: false })}
        >
          {t('featured.remove')}
        </ActionButton>
      )}
    >
      {(row) => (
        <>
          <Anchor component={Link} to={itemPath(row)} lang={shown(row)?.language}>
            {titleOf(row)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {row.editions.some(({ isPublic }) => isPublic)
              ? kindWord(row.kind, 'many')
              : t('featured.hidden', { kind: kindWord(row.kind, 'many') })}
          </Text>
        </>
      )}
    </SortableList>
  )
}
