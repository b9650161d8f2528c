import { Anchor, Badge, Stack, Text } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { OwedTranslation } from '../contract.ts'
import { otherLanguage } from '#platform/languages.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { Column } from '#ui/web/admin/list/data-table.tsx'
import { itemPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import { useKindWords } from '../../web/kind-words.ts'

/** What the work list says of a translation: which text, into which language, what is owed and since when. */
export function useOwedColumns(): Column<OwedTranslation>[] {
  const t = useText()
  const kindWord = useKindWords()
  const dates = useDates()
  const wordsFor = useOwedWords()
  return [
    {
      key: 'text',
      title: t('translations.what'),
      isMain: true,
      cell: (row) => (
        <Stack gap={2} align="start">
          <Anchor
            component={Link}
            to={itemPath({ kind: row.kind, id: row.itemId })}
            fw={600}
            lang={row.titleLanguage}
          >
            {row.title || t('table.untitled')}
          </Anchor>
          <Text size="sm" c="dimmed">
            {kindWord(row.kind, 'own')}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'into',
      title: t('translations.into'),
      cell: ({ language }) =>
        t('translations.direction', {
          from: t(`language.${otherLanguage(language)}`),
          into: t(`language.${language}`),
        }),
    },
    {
      key: 'owed',
      title: t('translations.owed'),
      cell: (row) => (
        <Badge
          color={row.reason === 'readers_behind' ? 'red' : 'gold'}
          variant="light"
          tt="none"
          h="auto"
          radius="md"
          styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
        >
          {wordsFor(row)}
        </Badge>
      ),
    },
    { key: 'since', title: t('translations.since'), cell: ({ since }) => dates.date(since) },
  ]
}

function useOwedWords() {
  const t = useText()
  return ({ reason, changes, state, isReady }: OwedTranslation): string => {
    if (isReady) return t('translations.ready')
    if (reason === 'readers_behind')
      return changes === null
        ? t('translations.staleUnknown')
        : t('translations.readers_behind', { count: changes })
    if (reason === 'draft_ahead')
      return changes === null
        ? t('translations.aheadUnknown')
        : t('translations.draft_ahead', { count: changes })
    return state ? t('translations.unfinished', { state: t(`state.${state}`) }) : t('translations.missing')
  }
}
