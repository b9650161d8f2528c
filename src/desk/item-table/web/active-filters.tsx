import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useKindFilters } from '../../web/kind-words.ts'
import { useText } from '../../web/text.ts'
import styles from './content-table.module.css'
import { filterNames, staleFilters, states } from './table-filters.ts'
import { useFilterChoices } from './use-filter-choices.ts'
import { factsOf, type ContentKind } from '#content/kinds.ts'

/** The filters in force, each with its own way out. */
export function ActiveFilters({ kind }: { kind: ContentKind }) {
  const t = useText()
  const address = useAddress()
  const wordsFor = useFilterWords(kind)
  const active = filterNames.filter((name) => address.read(name) !== '')
  if (active.length === 0) return null
  return (
    <ul className={styles.filters} aria-label={t('filter.active')}>
      {active.map((name) => {
        const words = wordsFor(name, address.read(name))
        return (
          <li key={name}>
            <Button
              variant="default"
              radius="xl"
              size="compact-md"
              rightSection={<IconX size="1rem" aria-hidden />}
              aria-label={t('filter.remove', { filter: words })}
              onClick={() => address.set({ [name]: '' })}
            >
              {words}
            </Button>
          </li>
        )
      })}
      {active.length > 1 && (
        <li>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => address.set(Object.fromEntries(filterNames.map((name) => [name, ''])))}
          >
            {t('table.clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  )
}

function useFilterWords(kind: ContentKind) {
  const t = useText()
  const { tags, editors, collections } = useFilterChoices(kind)
  const details = useKindFilters(kind)
  const named = (filter: string, choice: string) => t('filter.named', { filter, choice })
  return (name: (typeof filterNames)[number], value: string): string => {
    const labelled = (choices: { value: string; label: string }[]) =>
      choices.find((choice) => choice.value === value)?.label ?? value
    switch (name) {
      case 'q':
        return t('filter.words', { words: value })
      case 'en':
      case 'am': {
        const state = states.find((one) => one === value)
        return named(t(`language.${name}`), state ? t(`filter.${state}`) : value)
      }
      case 'stale': {
        const stale = staleFilters.find((one) => one === value)
        return stale ? t(`filter.stale.${stale}`) : value
      }
      case 'tag':
        return named(t('filter.tag'), labelled(tags))
      case 'use':
      case 'form': {
        const detail = details.find((one) => one.name === name)
        return named(detail?.label ?? name, labelled(detail?.options ?? []))
      }
      case 'author':
        return named(t('filter.author'), labelled(editors))
      case 'collection':
        return named(t(`collection.${factsOf(kind).collection ?? 'series'}.one`), labelled(collections))
    }
  }
}
