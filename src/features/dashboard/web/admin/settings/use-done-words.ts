import { isSameValue } from '#desk/choices/web/merge-members.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { PlannedAnnouncement, SiteSettings } from '../../../contract.ts'
import { useText } from '../text.ts'

/** What a save says: from when on readers see the announcement that was changed, or that they do not see it. */
export function useDoneWords() {
  const t = useText()
  const dates = useDates()
  return (before: SiteSettings, saved: SiteSettings): string => {
    const now = Date.now()
    const known = announcementsOf(before)
    const changed = announcementsOf(saved).filter((one) => !known.some((other) => isSameValue(one, other)))
    const unseen = changed.filter((one) => !one.isShown || (one.until !== null && one.until <= now))
    const starts = changed
      .filter((one) => !unseen.includes(one))
      .flatMap(({ from }) => (from !== null && from > now ? from : []))
    if (starts.length > 0)
      return t('settings.doneLater', { time: starts.toSorted().map(dates.dateTime).join(' · ') })
    return t(changed.length > 0 && unseen.length === changed.length ? 'settings.doneUnseen' : 'settings.done')
  }
}

function announcementsOf(settings: SiteSettings): PlannedAnnouncement[] {
  return [settings.announcement, ...settings.moreAnnouncements]
}
