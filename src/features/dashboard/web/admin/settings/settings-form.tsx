import { detailsOf } from '#platform/web/answers/told-details.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import type { SiteSettings } from '../../../contract.ts'
import { AnnouncementsGroup } from './announcements-group.tsx'
import { CardsFields } from './cards-fields.tsx'
import { HeroFields } from './hero-fields.tsx'
import { LinksFields } from './links-fields.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { useDoneWords } from './use-done-words.ts'
import { useSettingWords } from './use-setting-words.ts'
import { useSettingsDraft } from './use-settings-draft.ts'

const place = {
  query: apiQuery('/api/admin/site-settings'),
  save: (api: ApiClient, settings: SiteSettings) => api.put('/api/admin/site-settings', { body: settings }),
  theirs: (refusal: unknown) => detailsOf(refusal, 'settings.changed')?.current,
  shownIn: ['/api/site'],
} as const

/** All settings of the site in one form; they are saved together. */
export function SettingsForm({ stored }: { stored: SiteSettings }) {
  const draft = useSettingsDraft(stored, { ...place, done: useDoneWords() })
  const describe = useSettingWords()
  const { settings, change, problems } = draft
  return (
    <SettingsFrame draft={draft} describe={describe}>
      <AnnouncementsGroup value={settings} problems={problems} onChange={change} />
      <HeroFields value={settings.hero} onChange={(hero) => change({ hero })} />
      <LinksFields values={settings.links} problems={problems} onChange={(links) => change({ links })} />
      <CardsFields values={settings.cards} onChange={(cards) => change({ cards })} />
    </SettingsFrame>
  )
}
