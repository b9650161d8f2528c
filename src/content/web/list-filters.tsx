import { Form } from '#platform/web/router/links.tsx'
import { useLocation } from '#platform/web/router/router.ts'
import { levels } from '#content/classification.ts'
import { LanguageField, Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import chips from '#ui/controls/chip.module.css'
import fields from '#ui/controls/form-field.module.css'
import { Icon } from '#ui/icons.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import styles from './list-filters.module.css'
import { useText } from './list/text.ts'
import { useText as useContentText } from './text.ts'

interface FilterOption {
  slug: string
  label: string
}

interface Filter {
  name: string
  label: string
  options: readonly FilterOption[]
}

interface Props {
  tags: readonly FilterOption[]
  /** Filters of this list alone, such as the type of a resource. */
  extras?: readonly Filter[]
  /** More than one looks through. */
  isLong: boolean
}

/**
 * Tags of a list in one line; search and level above a long list, otherwise behind a fold that is open while they are in use. A plain
 * form and links, so that every view has an address. What is active can be taken away one by one, a tag by pressing it again.
 */
export function ListFilters({ tags, extras = [], isLong }: Props) {
  const t = useText()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const value = (name: string) => query.get(name) ?? ''
  const active = useActiveFilters(query, extras)

  return (
    <div className={styles.filters}>
      {isLong ? (
        <FilterForm extras={extras} query={query} />
      ) : (
        <details className={styles.more} open={active.length > 0}>
          <summary className={buttons.secondary}>
            <Icon name="filter" size={18} />
            {t('filter.title')}
            <Icon name="down" size={18} />
          </summary>
          <FilterForm extras={extras} query={query} />
        </details>
      )}
      {tags.length > 0 && (
        <nav aria-label={t('filter.topics')}>
          <ul className={`${chips.chips} ${chips.line}`}>
            {tags.map(({ slug, label }) => (
              <li key={slug}>
                <Link
                  className={chips.chip}
                  to={addressWith(pathname, query, { tag: slug === value('tag') ? '' : slug })}
                  aria-current={slug === value('tag') ? 'true' : undefined}
                  preventScrollReset
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ActiveFilters active={active} query={query} />
    </div>
  )
}

interface ActiveProps {
  active: ReturnType<typeof useActiveFilters>
  query: URLSearchParams
}

/** Each filter that is in use, to be taken away. */
function ActiveFilters({ active, query }: ActiveProps) {
  const t = useText()
  const { pathname } = useLocation()
  if (active.length === 0) return null
  return (
    <ul className={`${chips.chips} ${styles.active}`} aria-label={t('filter.active')}>
      {active.map(({ name, label }) => (
        <li key={name}>
          <Link
            className={`${chips.chip} ${chips.chosen}`}
            to={addressWith(pathname, query, { [name]: '' })}
            aria-label={t('filter.remove', { name: label })}
            preventScrollReset
          >
            {label}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link className={buttons.quiet} to={pathname} preventScrollReset>
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** What the address filters by, in words; tags show by themselves whether they are chosen. */
function useActiveFilters(query: URLSearchParams, extras: readonly Filter[]) {
  const t = useText()
  const content = useContentText()
  const value = (name: string) => query.get(name) ?? ''
  const level = levels.find((one) => one === value('level'))
  return [
    { name: 'q', label: value('q') && t('filter.words', { words: value('q') }) },
    { name: 'level', label: level ? content(`level.${level}`) : '' },
    ...extras.map(({ name, options }) => ({
      name,
      label: options.find(({ slug }) => slug === value(name))?.label ?? '',
    })),
  ].filter(({ label }) => label !== '')
}

function FilterForm({ extras, query }: { extras: readonly Filter[]; query: URLSearchParams }) {
  const t = useText()
  const content = useContentText()
  const { pathname } = useLocation()
  const value = (name: string) => query.get(name) ?? ''
  return (
    <search>
      <Form className={styles.form} method="get" action={pathname} preventScrollReset>
        <SearchField label={t('filter.search')} defaultValue={value('q')} />
        <Select
          name="level"
          label={t('filter.level')}
          any={t('filter.anyLevel')}
          value={value('level')}
          options={levels.map((slug) => ({ slug, label: content(`level.${slug}`) }))}
        />
        {extras.map((extra) => (
          <Select key={extra.name} {...extra} any={t('filter.any')} value={value(extra.name)} />
        ))}
        {value('tag') && <input type="hidden" name="tag" value={value('tag')} />}
        <LanguageField />
        <button type="submit" className={buttons.primary}>
          <Icon name="search" />
          {t('filter.show')}
        </button>
      </Form>
    </search>
  )
}

function Select({
  name,
  label,
  any,
  value,
  options,
}: {
  name: string
  label: string
  any: string
  value: string
  options: readonly FilterOption[]
}) {
  return (
    <label className={fields.field}>
      <span className={fields.label}>{label}</span>
      <select className={fields.control} name={name} defaultValue={value} key={value}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.slug} value={option.slug}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The same view with one thing changed, from its first page. */
function addressWith(pathname: string, query: URLSearchParams, change: Record<string, string>): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `${pathname}?${next}` : pathname
}
