import { Anchor, Checkbox } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import type { OperatorDetails } from '../../../operator/contract.ts'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { SettingsGroup } from '../settings/settings-group.tsx'
import { useText } from '../text.ts'
import { useSettingWords } from '../settings/use-setting-words.ts'
import { useSettingsDraft } from '../settings/use-settings-draft.ts'
import { RulesFields } from './rules-fields.tsx'
import { WhoFields } from './who-fields.tsx'

const place = {
  query: apiQuery('/api/admin/operator'),
  save: (api: ApiClient, details: OperatorDetails) => api.put('/api/admin/operator', { body: details }),
  theirs: (refusal: unknown) => detailsOf(refusal, 'operator.changed')?.current,
  shownIn: [
    '/api/admin/set-up',
    '/api/pages/privacy-policy',
    '/api/pages/terms-of-service',
    '/api/pages/disclaimer',
    '/api/pages/about',
    '/api/pages/contact',
  ],
} as const

/** Everything about the operator in one form; it is saved together. */
export function OperatorForm({ stored }: { stored: OperatorDetails }) {
  const t = useText()
  const draft = useSettingsDraft(stored, { ...place, done: () => t('operator.done') })
  const describe = useSettingWords()
  const { settings, change, problems } = draft
  return (
    <SettingsFrame draft={draft} describe={describe}>
      <WhoFields value={settings} problems={problems} onChange={change} />
      <RulesFields value={settings} problems={problems} onChange={change} />
      <SettingsGroup title={t('operator.texts')} about={t('operator.texts.about')}>
        <Checkbox
          label={t('operator.reviewed')}
          description={t('operator.reviewed.help')}
          checked={settings.areTextsReviewed}
          onChange={(event) => change({ areTextsReviewed: event.currentTarget.checked })}
        />
        <Anchor component={Link} to={paths.admin.pages} w="fit-content">
          {t('operator.edit')}
        </Anchor>
      </SettingsGroup>
    </SettingsFrame>
  )
}
