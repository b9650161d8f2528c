import { Form, Link, useLocation } from 'react-router'
import type { Card } from '#content/contract.ts'
import buttons from '#ui/button.module.css'
import fields from '#ui/form-field.module.css'
import { Icon } from '#ui/icons.tsx'
import { SearchField } from '#ui/search-field.tsx'
import styles from './list-filters.module.css'
import { useText } from './text.ts'

const levels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly NonNullable<
  Card['level']
>[]

export interface FilterOption {
  slug: string
  label: string
}

interface Props {
  tags: readonly FilterOption[]
  /** A filter of this list alone, such as the type of a resource. */
  extra?: { name: string; label: string; options: readonly FilterOption[] }
}

/** Search, level and topic of a list: a plain form and links, so that every view has an address. What is active can be taken away one by one. */
export function ListFilters({ tags, extra }: Props) {
  const t = useText()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const value = (name: string) => query.get(name) ?? ''
  const without = (name: string) => addressWith(pathname, query, { [name]: '' })
  const active = [
    { name: 'q', label: value('q') && t('filter.words', { words: value('q') }) },
    {
      name: 'tag',
      label: value('tag') && (tags.find(({ slug }) => slug === value('tag'))?.label ?? value('tag')),
    },
    {
      name: 'level',
      label: levels.filter((level) => level === value('level')).map((level) => t(`level.${level}`))[0] ?? '',
    },
    {
      name: extra?.name ?? '',
      label: extra?.options.find(({ slug }) => slug === value(extra.name))?.label ?? '',
    },
  ].filter(({ label }) => label !== '')

  return (
    <div className={styles.filters}>
      <search>
        <Form className={styles.form} method="get" action={pathname} preventScrollReset>
          <SearchField label={t('filter.search')} defaultValue={value('q')} />
          <Select
            name="level"
            label={t('filter.level')}
            any={t('filter.anyLevel')}
            value={value('level')}
            options={levels.map((slug) => ({ slug, label: t(`level.${slug}`) }))}
          />
          {extra && (
            <Select
              name={extra.name}
              label={extra.label}
              any={t('filter.any')}
              value={value(extra.name)}
              options={extra.options}
            />
          )}
          {value('tag') && <input type="hidden" name="tag" value={value('tag')} />}
          <button type="submit" className={buttons.primary}>
            <Icon name="search" />
            {t('filter.show')}
          </button>
        </Form>
      </search>
      {tags.length > 0 && (
        <nav aria-label={t('filter.topics')}>
          <ul className={styles.tags}>
            {tags.map(({ slug, label }) => (
              <li key={slug}>
                <Link
                  className={styles.tag}
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
      {active.length > 0 && (
        <ul className={styles.active} aria-label={t('filter.active')}>
          {active.map(({ name, label }) => (
            <li key={name}>
              <Link
                className={styles.chip}
                to={without(name)}
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
      )}
    </div>
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
