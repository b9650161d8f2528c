import { NativeSelect } from '@mantine/core'
import { useLanguage } from '#platform/web/i18n.ts'
import { labelIn, useTags } from '../../collections/web/use-tags.ts'
import { useText } from '../../web/text.ts'

interface Props {
  /** Slugs. */
  value: string | null
  tags: string[]
  error?: string
  onChange: (change: { topic: string | null; tags: string[] }) => void
}

/** The tag that says best what an item is about. Those it has come first; another one joins them. */
export function TopicField({ value, tags, error, onChange }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const { data } = useTags()
  const options = (data?.items ?? []).map((tag) => ({ value: tag.slug, label: labelIn(tag, language) }))
  const isOwn = ({ value }: { value: string }) => tags.includes(value)
  const choose = (slug: string) =>
    onChange({ topic: slug || null, tags: slug && !tags.includes(slug) ? [...tags, slug] : tags })
  return (
    <NativeSelect
      id="topic"
      label={t('settings.topic')}
      description={t('settings.topicHelp')}
      value={value ?? ''}
      error={error}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{t('settings.noTopic')}</option>
      {tags.length > 0 && (
        <optgroup label={t('settings.topicOwn')}>
          <Options options={options.filter(isOwn)} />
        </optgroup>
      )}
      <optgroup label={t('settings.topicOther')}>
        <Options options={options.filter((one) => !isOwn(one))} />
      </optgroup>
    </NativeSelect>
  )
}

function Options({ options }: { options: { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
