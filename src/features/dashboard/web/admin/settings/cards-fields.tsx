import { ActionIcon, Group, Switch } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { SiteSettings } from '../../../contract.ts'
import styles from './settings.module.css'
import { SettingsGroup } from './settings-group.tsx'
import { useText } from '../text.ts'

type Cards = SiteSettings['cards']

/** Which parts the members' dashboard shows, and in which order. */
export function CardsFields({ values, onChange }: { values: Cards; onChange: (values: Cards) => void }) {
  const t = useText()
  const move = (at: number, by: number) => {
    const next = [...values]
    next.splice(at + by, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <SettingsGroup title={t('cards')} about={t('cards.about')}>
      <ol className={styles.rows}>
        {values.map(({ card, isShown }, index) => (
          <li key={card} className={styles.row}>
            <Switch
              label={t(`card.${card}`)}
              checked={isShown}
              onChange={(event) =>
                onChange(values.with(index, { card, isShown: event.currentTarget.checked }))
              }
            />
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                disabled={index === 0}
                aria-label={t('cards.up', { card: t(`card.${card}`) })}
                onClick={() => move(index, -1)}
              >
                <IconArrowUp size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                disabled={index === values.length - 1}
                aria-label={t('cards.down', { card: t(`card.${card}`) })}
                onClick={() => move(index, 1)}
              >
                <IconArrowDown size={20} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ol>
    </SettingsGroup>
  )
}
