import { Button, Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { SaveState } from '#ui/web/admin/save-state.tsx'
import { LeaveGuard } from '#content/web/admin/item/leave-guard.tsx'
import { TheirsAlert } from '#ui/web/admin/theirs-alert.tsx'
import type { SiteSettings } from '../../contract.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { CardsFields } from './cards-fields.tsx'
import { HeroFields } from './hero-fields.tsx'
import { LinksFields } from './links-fields.tsx'
import { useText } from './text.ts'
import { useSettingsDraft } from './use-settings-draft.ts'

const place = {
  address: '/api/admin/site-settings',
  conflict: 'settings.changed',
  shownIn: ['/api/site'],
}

/** All settings of the site in one form; they are saved together. */
export function SettingsForm({ stored }: { stored: SiteSettings }) {
  const t = useText()
  const draft = useSettingsDraft(stored, place)
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
        <AnnouncementFields
          value={settings.announcement}
          problems={problems}
          onChange={(announcement) => change({ announcement })}
        />
        <HeroFields value={settings.hero} onChange={(hero) => change({ hero })} />
        <LinksFields values={settings.links} problems={problems} onChange={(links) => change({ links })} />
        <CardsFields values={settings.cards} onChange={(cards) => change({ cards })} />
      </Stack>
      <LeaveGuard isUnsaved={() => draft.isChanged} onSave={draft.save} />
    </form>
  )
}
