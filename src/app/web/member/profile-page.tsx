import { Profile } from '#features/identity/web/profile.tsx'
import { ProfileSection } from '#features/identity/web/profile/profile-section.tsx'
import { ReminderSwitch } from '#features/reviews/web/reminder-switch.tsx'
import { useText } from '#features/reviews/web/text.ts'
import { useSession } from '#platform/web/session.ts'

/** What a member sees and changes about themselves; reminders are not identity's to know. */
export function Component() {
  const t = useText()
  const { user } = useSession()
  return (
    <Profile>
      <ProfileSection title={t('reminder.title')} about={t('reminder.about')}>
        <ReminderSwitch isConfirmed={user?.emailVerified === true} />
      </ProfileSection>
    </Profile>
  )
}
