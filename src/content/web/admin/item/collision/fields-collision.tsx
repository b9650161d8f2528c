import { Button, Group, Text, Title } from '@mantine/core'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../text.ts'
import type { FieldsDraft } from '../use-fields-draft.ts'
import { isShownInPlace } from '../use-saving.ts'
import styles from './collision.module.css'

/** When somebody else changed the same settings: says so at the foot of the page, and asks whose stay. Nothing is interrupted. */
export function FieldsCollision({ draft }: { draft: FieldsDraft }) {
  const t = useText()
  const report = useReport()
  const isMet = draft.clashes.length > 0
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
          <Text size="sm">{t('conflict.settingsText')}</Text>
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
