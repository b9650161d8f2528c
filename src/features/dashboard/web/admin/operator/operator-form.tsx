import { Anchor, Button, Checkbox, Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Link } from 'react-router'
import { LeaveGuard } from '#content/web/admin/item/leave-guard.tsx'
import { paths } from '#platform/paths.ts'
import { SaveState } from '#ui/web/admin/save-state.tsx'
import { TheirsAlert } from '#ui/web/admin/theirs-alert.tsx'
import type { OperatorDetails } from '../../../operator-contract.ts'
import { SettingsGroup } from '../settings-group.tsx'
import { useText } from '../text.ts'
import { useSettingsDraft } from '../use-settings-draft.ts'
import { RulesFields } from './rules-fields.tsx'
import { WhoFields } from './who-fields.tsx'

const place = {
  address: '/api/admin/operator',
  conflict: 'operator.changed',
  shownIn: [
    '/api/admin/set-up',
    ...['privacy-policy', 'terms-of-service', 'disclaimer', 'about', 'contact'].map(
      (slug) => `/api/pages/${slug}`,
    ),
  ],
}

/** Everything about the operator in one form; it is saved together. */
export function OperatorForm({ stored }: { stored: OperatorDetails }) {
  const t = useText()
  const draft = useSettingsDraft(stored, { ...place, done: t('operator.done') })
  const { settings, change, problems } = draft
  useHotkeys([['mod+S', () => void draft.save()]], [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void draft.save()
      }}
    >
      <Stack>
        <SaveState
          isChanged={draft.isChanged}
          words={t(draft.isChanged ? 'settings.unsaved' : 'settings.saved')}
        >
          <Button type="submit" loading={draft.isSaving} variant={draft.isChanged ? 'filled' : 'default'}>
            {t('settings.save')}
          </Button>
        </SaveState>
        {draft.theirs && (
          <TheirsAlert
            title={t('settings.conflict')}
            text={t('settings.conflictText')}
            theirs={{ label: t('settings.takeTheirs'), onTake: draft.takeTheirs }}
            mine={{ label: t('settings.keepMine'), onKeep: draft.keepMine }}
          />
        )}
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
      </Stack>
      <LeaveGuard isUnsaved={() => draft.isChanged} onSave={draft.save} />
    </form>
  )
}
