import { MultiSelect } from '@mantine/core'
import { useLanguage } from '#platform/web/i18n.ts'
import { labelIn, useTags } from '../../collections/web/use-tags.ts'
import { useText } from '../../web/text.ts'

interface Props {
  values: string[]
  error?: string
  onChange: (tags: string[]) => void
}

/** Tags of an item, by their slugs. */
export function TagsField({ values, error, onChange }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const { data } = useTags()
  const known = data?.items ?? []
  const unknown = values.filter((slug) => !known.some((tag) => tag.slug === slug))
  return (
    <MultiSelect
      label={t('settings.tags')}
      placeholder={values.length === 0 ? t('settings.tagsHint') : undefined}
      data={[...known.map((tag) => ({ value: tag.slug, label: labelIn(tag, language) })), ...unknown]}
      value={values}
      error={error}
      onChange={onChange}
      maxValues={20}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('settings.tagsNone')}
    />
  )
}
