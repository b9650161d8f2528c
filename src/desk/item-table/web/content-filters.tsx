import { Button, Collapse } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { languages } from '#platform/languages.ts'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { SearchField } from '#ui/web/admin/list/search-field.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useKindFilters } from '../../web/kind-words.ts'
import { useText } from '../../web/text.ts'
import { sorts, staleFilters, states, type Sort } from './table-filters.ts'
import { useFilterChoices } from './use-filter-choices.ts'
import { factsOf, type ContentKind } from '#content/kinds.ts'

const rare = ['stale', 'tag', 'author', 'collection', 'use', 'form'] as const

/** Search, the state of each language and the order of a content table; the rarer filters open below. */
export function ContentFilters({ kind }: { kind: ContentKind }) {
  const t = useText()
  const id = useId()
  const address = useAddress()
  const [isOpen, setOpen] = useState(rare.some((name) => address.read(name) !== ''))
  return (
    <>
      <Filters>
        <SearchField label={t('table.search')} />
        {languages.map((language) => (
          <ChoiceFilter
            key={language}
            name={language}
            label={t(`language.${language}`)}
            all={t('table.anyState')}
            options={states.map((value) => ({ value, label: t(`filter.${value}`) }))}
          />
        ))}
        <ChoiceFilter
          name="sort"
          label={t('table.sort')}
          options={keysOf(sorts).map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </Filters>
      <Button
        variant="subtle"
        w="fit-content"
        leftSection={<IconAdjustmentsHorizontal size="1.125rem" aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'filter.fewer' : 'filter.more')}
      </Button>
      <Collapse expanded={isOpen} id={id}>
        <RareFilters kind={kind} />
      </Collapse>
    </>
  )
}

function RareFilters({ kind }: { kind: ContentKind }) {
  const t = useText()
  const { tags, editors, collections } = useFilterChoices(kind)
  const collection = factsOf(kind).collection
  const details = useKindFilters(kind)
  return (
    <Filters>
      {details.map((detail) => (
        <ChoiceFilter key={detail.name} {...detail} />
      ))}
      <ChoiceFilter
        name="stale"
        label={t('filter.stale')}
        all={t('filter.anyStale')}
        options={staleFilters.map((value) => ({
          value,
          label: t(`filter.stale.${value}`),
        }))}
      />
      <ChoiceFilter name="tag" label={t('filter.tag')} all={t('filter.anyTag')} options={tags} />
      <ChoiceFilter name="author" label={t('filter.author')} all={t('filter.anyAuthor')} options={editors} />
      {collection && (
        <ChoiceFilter
          name="collection"
          label={t(`collection.${collection}.one`)}
          all={t('filter.anyCollection')}
          options={collections}
        />
      )}
    </Filters>
  )
}

/** The keys of an object literal, as it is written. */
function keysOf(from: typeof sorts): Sort[] {
  return Object.keys(from) as Sort[]
}
