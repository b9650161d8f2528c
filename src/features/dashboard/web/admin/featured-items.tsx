import { Anchor, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Card } from '#content/contract.ts'
import { itemPath } from '#content/web/admin/kinds.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import styles from './settings.module.css'
import { SettingsGroup } from './settings-group.tsx'
import { useText } from './text.ts'
import { useFeature } from './use-feature.ts'

/** What stands first on the home page. */
export function FeaturedItems() {
  const t = useText()
  const { language } = useLanguage()
  const [isChoosing, setChoosing] = useState(false)
  const list = useQuery({
    ...apiQuery<{ featured: Card[] }>('/api/highlights', { lang: language }),
    staleTime: 0,
  })
  const feature = useFeature()
  return (
    <SettingsGroup title={t('featured')} about={t('featured.about')}>
      {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {list.data?.featured.length === 0 && <Text>{t('featured.none')}</Text>}
      <ul className={styles.rows}>
        {list.data?.featured.map((card) => (
          <li key={card.id} className={styles.row}>
            <div>
              <Anchor component={Link} to={itemPath(card)} lang={card.language}>
                {card.title}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t(`kind.${card.kind}`)}
              </Text>
            </div>
            <Button
              variant="default"
              disabled={feature.isPending}
              aria-label={t('featured.removeNamed', { title: card.title })}
              onClick={() => feature.mutate({ id: card.id, featured: false })}
            >
              {t('featured.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {t('featured.add')}
      </Button>
      {isChoosing && <FeatureDialog onClose={() => setChoosing(false)} />}
    </SettingsGroup>
  )
}
