import { Switch } from '@mantine/core'
import { SortableList } from '#ui/web/admin/list/sortable-list.tsx'
import { useText as useOrderText } from '#ui/web/admin/text.ts'
import type { SiteSettings } from '../../../contract.ts'
import { SettingsGroup } from './settings-group.tsx'
import { useText } from '../text.ts'

type Cards = SiteSettings['cards']

/** Which parts the members' dashboard shows, and in which order, until a member arranges their own. */
export function CardsFields({ values, onChange }: { values: Cards; onChange: (values: Cards) => void }) {
  const t = useText()
  const words = useOrderText()
  return (
    <SettingsGroup title={t('cards')} about={t('cards.about')}>
      <SortableList
        words={words}
        rows={values.map((one) => ({ id: one.card, ...one }))}
        titleOf={({ card }) => t(`card.${card}`)}
        label={t('cards')}
        onOrder={(rows) => onChange(rows.map(({ card, isShown }) => ({ card, isShown })))}
      >
        {({ card, isShown }) => (
          <Switch
            label={t(`card.${card}`)}
            checked={isShown}
            onChange={({ currentTarget: { checked } }) =>
              onChange(values.map((one) => (one.card === card ? { card, isShown: checked } : one)))
            }
          />
        )}
      </SortableList>
    </SettingsGroup>
  )
}
