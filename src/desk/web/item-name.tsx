import { Badge, Text } from '@mantine/core'
import type { ItemRow } from '#content/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from './text.ts'
import { titlesOf } from './titles-of.ts'
import styles from './named-items.module.css'
import { useKindWords } from './kind-words.ts'

/** An item's title in the language of the one who looks, and whether readers see it. */
export function ItemName({ row, showKind = false }: { row: ItemRow; showKind?: boolean }) {
  const t = useText()
  const kindWord = useKindWords()
  const { language } = useLanguage()
  const [shown] = titlesOf(row, language)
  const isPublic = row.deletedAt === null && row.editions.some((one) => one.isPublic)
  return (
    <div className={styles.name}>
      <Text size="sm" lang={shown?.language}>
        {shown?.title ?? t('table.untitled')}
      </Text>
      {showKind && (
        <Text size="xs" c="dimmed">
          {kindWord(row.kind, 'own')}
        </Text>
      )}
      {!isPublic && (
        <Badge color="gray" variant="light" size="sm">
          {t('pick.notPublic')}
        </Badge>
      )}
    </div>
  )
}
