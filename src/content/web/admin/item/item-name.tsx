import { Badge, Text } from '@mantine/core'
import type { ItemRow } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'
import styles from './named-items.module.css'

/** An item's title in the language of the one who looks, and whether readers see it. */
export function ItemName({ row, showKind = false }: { row: ItemRow; showKind?: boolean }) {
  const t = useText()
  const { language } = useLanguage()
  const edition = namingEdition(row, language)
  const isPublic = row.deletedAt === null && row.editions.some((one) => one.state === 'published')
  return (
    <div className={styles.name}>
      <Text size="sm" lang={edition?.language}>
        {edition?.title ?? t('table.untitled')}
      </Text>
      {showKind && (
        <Text size="xs" c="dimmed">
          {t(`kind.${row.kind}.own`)}
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

/** The edition whose title names an item in a language: that one, or the other while it has none. */
export function namingEdition(row: ItemRow, language: Language) {
  const written = row.editions.filter((one) => one.title)
  return written.find((one) => one.language === language) ?? written[0]
}
