import { useSearchParams } from '#platform/web/router/router.ts'
import { useText as useContentText } from '#content/web/text.ts'
import { searchKinds } from '#features/search/search-kinds.ts'
import { languages } from '#platform/languages.ts'
import { Link } from '#platform/web/link.tsx'
import chips from '#ui/controls/chip.module.css'
import styles from './search-filters.module.css'
import { useListText } from './text.ts'
import { useKindName } from '#content/web/kind-name.ts'

/** Kind and language of what is shown, as links, so that every view has an address and works without scripts. */
export function SearchFilters() {
  const t = useListText()
  const kindName = useKindName()
  const content = useContentText()
  return (
    <div className={styles.filters}>
      <Choice
        name="kind"
        label={t('kinds')}
        options={[['', t('everything')], ...searchKinds.map((kind) => [kind, kindName(kind)] as const)]}
      />
      <Choice
        name="in"
        label={t('languages')}
        options={[
          ['', t('anyLanguage')],
          ...languages.map((language) => [language, content(`language.${language}`)] as const),
        ]}
      />
    </div>
  )
}

function Choice({
  name,
  label,
  options,
}: {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}) {
  const [search] = useSearchParams()
  const to = (value: string) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (value) query.set(name, value)
    else query.delete(name)
    return `?${query}`
  }
  return (
    <nav aria-label={label}>
      <ul className={`${chips.chips} ${chips.line}`}>
        {options.map(([value, label]) => (
          <li key={value}>
            <Link
              className={chips.chip}
              to={to(value)}
              aria-current={value === (search.get(name) ?? '') ? 'true' : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
