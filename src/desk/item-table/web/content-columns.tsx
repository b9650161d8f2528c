import { Anchor, Stack, Text } from '@mantine/core'
import { IconStarFilled } from '@tabler/icons-react'
import { Link } from '#platform/web/router/links.tsx'
import type { ItemRow } from '#content/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { opened } from '#platform/punctuation.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import type { Column } from '#ui/web/admin/list/data-table.tsx'
import { EditionBadges } from '../../web/edition-badges.tsx'
import { itemPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import { titlesOf } from '../../web/titles-of.ts'
import { RowMenu } from './row-menu.tsx'
import styles from './content-table.module.css'
import { factsOf, type ContentKind } from '#content/kinds.ts'

/** The columns of a content table: both editions, where they stand, what they belong to, and what can be done. */
export function useContentColumns(kind: ContentKind, isBin: boolean): Column<ItemRow>[] {
  const t = useText()
  const dates = useDates()
  const collection: Column<ItemRow> = {
    key: 'collection',
    title: t(`collection.${factsOf(kind).collection ?? 'series'}.one`),
    cell: ({ collection: one }) =>
      one ? (
        <span className={styles.collection} title={one.title}>
          {one.title}
        </span>
      ) : (
        <Text c="dimmed" size="sm">
          {t('table.noCollection')}
        </Text>
      ),
  }
  return [
    {
      key: 'title',
      title: t('table.title'),
      isMain: true,
      cell: (row) => <Titles row={row} isBin={isBin} />,
    },
    ...languages.map((language) => ({
      key: language,
      title: t(`language.${language}`),
      cell: (row: ItemRow) => <StateOf row={row} language={language} />,
    })),
    ...(factsOf(kind).collection ? [collection] : []),
    {
      key: 'updated',
      title: t(isBin ? 'table.binnedAt' : 'table.updatedAt'),
      cell: (row) => (
        <span className={styles.day}>
          {dates.date(isBin ? (row.deletedAt ?? row.updatedAt) : lastChange(row))}
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('table.actions'),
      isTitleHidden: true,
      cell: (row) => <RowMenu row={row} isBin={isBin} />,
    },
  ]
}

function Titles({ row, isBin }: { row: ItemRow; isBin: boolean }) {
  const t = useText()
  const { language } = useLanguage()
  const [first, second] = titlesOf(row, language)
  const title = first?.title ?? t('table.untitled')
  return (
    <Stack gap={2} className={styles.titles}>
      <span>
        {row.featured && (
          <>
            <IconStarFilled size="0.9375rem" className={styles.star} aria-hidden />
            <span className="visually-hidden">{opened(t('table.featured'), language)} </span>
          </>
        )}
        {isBin ? (
          <Text component="span" fw={600} lang={first?.language}>
            {title}
          </Text>
        ) : (
          <Anchor component={Link} to={itemPath(row)} fw={600} lang={first?.language}>
            {title}
          </Anchor>
        )}
      </span>
      {second && (
        <Text c="dimmed" size="sm" lang={second.language}>
          {second.title}
        </Text>
      )}
      {row.tags.length > 0 && (
        <Text c="dimmed" size="xs">
          {row.tags.map(({ label }) => label).join('\u00a0· ')}
        </Text>
      )}
    </Stack>
  )
}

function StateOf({ row, language }: { row: ItemRow; language: Language }) {
  const t = useText()
  const edition = row.editions.find((one) => one.language === language)
  if (!edition)
    return (
      <Text c="dimmed" size="sm">
        {t('state.missing')}
      </Text>
    )
  return <EditionBadges edition={edition} />
}

function lastChange(row: ItemRow): number {
  return Math.max(row.updatedAt, ...row.editions.map((edition) => edition.updatedAt))
}
