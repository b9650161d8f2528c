import { Switch, Text, TextInput } from '@mantine/core'
import { civilOf, instantOf } from '#platform/civil-time.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { SiteSettings } from '../../contract.ts'
import { BothLanguages } from './both-languages.tsx'
import styles from './settings.module.css'
import { SettingsGroup } from './settings-group.tsx'
import { useText } from './text.ts'

interface Props {
  value: SiteSettings['announcement']
  problems: FieldErrors
  onChange: (value: SiteSettings['announcement']) => void
}

/** The bar above every page. */
export function AnnouncementFields({ value, problems, onChange }: Props) {
  const t = useText()
  const dates = useDates()
  return (
    <SettingsGroup title={t('announcement')} about={t('announcement.about')}>
      <Switch
        label={t('announcement.show')}
        checked={value.isShown}
        onChange={(event) => onChange({ ...value, isShown: event.currentTarget.checked })}
      />
      <BothLanguages
        label={t('announcement.text')}
        value={value.text}
        most={280}
        isLong
        problem={problems['announcement.text'] && t('announcement.textMissing')}
        onChange={(text) => onChange({ ...value, text })}
      />
      <TextInput
        label={t('announcement.href')}
        description={t('announcement.hrefHelp')}
        value={value.href ?? ''}
        error={problems['announcement.href'] && t('hrefInvalid')}
        onChange={(event) => onChange({ ...value, href: event.currentTarget.value.trim() || null })}
      />
      <div className={styles.pair}>
        {(['from', 'until'] as const).map((end) => (
          <div key={end}>
            <TextInput
              type="datetime-local"
              label={t(`announcement.${end}`)}
              description={t('announcement.timeHelp')}
              value={value[end] === null ? '' : fieldTimeOf(value[end])}
              error={problems[`announcement.${end}`] && t('announcement.endsBefore')}
              onChange={(event) => onChange({ ...value, [end]: instantIn(event.currentTarget.value) })}
            />
            {value[end] !== null && (
              <Text size="sm" c="dimmed">
                {dates.both(value[end]).join(' · ')}
              </Text>
            )}
          </div>
        ))}
      </div>
    </SettingsGroup>
  )
}

/** As the field wants it. */
function fieldTimeOf(instant: number): string {
  const { date, time } = civilOf(instant, 'addisAbaba')
  return `${date}T${time}`
}

function instantIn(value: string): number | null {
  const [date = '', time = ''] = value.split('T')
  return instantOf({ date, time }, 'addisAbaba') ?? null
}
