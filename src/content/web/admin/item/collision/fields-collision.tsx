import { Button, Group, Text, Title } from '@mantine/core'
import { useLanguage } from '#platform/web/i18n.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText, type TextKey } from '../../text.ts'
import type { FieldsDraft } from '../use-fields-draft.ts'
import { isShownInPlace } from '../use-saving.ts'
import styles from './collision.module.css'
import type { FieldName } from './field-clashes.ts'

/** What each field is called where it is set. */
const labels = {
  slug: 'settings.slug',
  collectionId: 'settings.collection',
  sortOrder: 'settings.order',
  level: 'settings.level',
  coverId: 'settings.cover',
  featured: 'settings.featured',
  access: 'settings.signedIn',
  listed: 'settings.listed',
  market: 'settings.market',
  riskLevel: 'settings.risk',
  authors: 'settings.authors',
  sources: 'sources.label',
  reviewedOn: 'settings.reviewedOn',
  reviewEveryDays: 'settings.reviewEvery',
  tags: 'settings.tags',
  topic: 'settings.topic',
  pinnedUntil: 'settings.pinnedUntil',
  details: 'history.extras',
} as const satisfies Record<FieldName, TextKey>

/** When somebody else changed the same settings: says so at the foot of the page, and asks whose stay. Nothing is interrupted. */
export function FieldsCollision({ draft }: { draft: FieldsDraft }) {
  const t = useText()
  const report = useReport()
  const isMet = draft.clashes.length > 0
  const { language } = useLanguage()
  const fields = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    draft.clashes.map((name) => t(labels[name])),
  )
  const settle = (choice: 'mine' | 'theirs') => {
    draft.settle(choice).catch((error: unknown) => {
      if (!isShownInPlace(error)) report.failed(error)
    })
  }
  return (
    <>
      <output className="visually-hidden">{isMet && t('conflict.settings')}</output>
      {isMet && (
        <section className={styles.bar} aria-label={t('conflict.settings')} data-collision>
          <Title order={2} size="h4">
            {t('conflict.settings')}
          </Title>
          <Text size="sm">{t('conflict.settingsText', { fields })}</Text>
          <Group gap="xs">
            <Button variant="default" onClick={() => settle('mine')}>
              {t('conflict.choose.mine')}
            </Button>
            <Button variant="default" onClick={() => settle('theirs')}>
              {t('conflict.choose.theirs')}
            </Button>
          </Group>
        </section>
      )}
    </>
  )
}
