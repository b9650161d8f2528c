import { Badge, Group, Text, Title } from '@mantine/core'
import type { XliffReport } from '../../../xliff/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText as useDeskText } from '#desk/web/text.ts'
import longButton from '#ui/web/admin/long-button.module.css'
import type { LookedAt } from '../import/use-import.ts'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'
import { FindingList } from './finding-list.tsx'

interface Props {
  looked: LookedAt<'translation'>
  onApply: () => void
  onDiscard: () => void
}

const colors = { save: 'green', nothing: 'gray', refuse: 'red' } as const

/** What each item of a translator's file would become, and what is amiss. */
export function TranslatorsReport({ looked, onApply, onDiscard }: Props) {
  const t = useText()
  const word = useDeskText()
  const dates = useDates()
  const { to, items } = looked.report
  const count = items.filter(({ action }) => action === 'save').length
  return (
    <>
      <div>
        <Title order={3} size="h4">
          {t('translators.report')}
        </Title>
        <Text className={styles.words}>{looked.fileName}</Text>
        <Text size="sm" c="dimmed">
          {t('import.expires', { date: dates.dateTime(looked.expiresAt) })}
        </Text>
      </div>
      {count === 0 && <Text fw={600}>{t('translators.nothing')}</Text>}
      <Group>
        {count > 0 && (
          <ActionButton className={longButton.button} onClick={onApply}>
            {t('translators.apply', { count, language: word(`language.${to}`) })}
          </ActionButton>
        )}
        <ActionButton className={longButton.button} variant="default" onClick={onDiscard}>
          {t('import.cancel')}
        </ActionButton>
      </Group>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <ReportItem key={`${item.itemId} ${index}`} item={item} from={looked.report.from} />
        ))}
      </ul>
    </>
  )
}

function ReportItem({ item, from }: { item: XliffReport['items'][number]; from: XliffReport['from'] }) {
  const t = useText()
  const word = useDeskText()
  const { title, action, units, translated, findings } = item
  return (
    <li className={styles.entry}>
      <Text fw={600} lang={from}>
        {title || word('table.untitled')}
      </Text>
      <Group gap="xs">
        <Badge
          color={colors[action]}
          variant={action === 'nothing' ? 'default' : 'light'}
          tt="none"
          miw="max-content"
        >
          {t(`translators.action.${action}`)}
        </Badge>
        {units > 0 && <Text size="sm">{t('translators.units', { translated, units })}</Text>}
      </Group>
      {findings.length === 0 ? (
        <Text size="sm">{t('translators.clean')}</Text>
      ) : (
        <details open={action === 'refuse'}>
          <summary>{t('translators.findings', { count: findings.length })}</summary>
          <FindingList findings={findings} />
        </details>
      )}
    </li>
  )
}
