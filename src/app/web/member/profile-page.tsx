import { Profile } from '#features/identity/web/profile.tsx'
import { ProfileSection } from '#features/identity/web/profile/profile-section.tsx'
import { AcceptedList } from '#features/legal/web/member/accepted-list.tsx'
import { useText as useLegalText } from '#features/legal/web/member/text.ts'
import { ReminderSwitch } from '#features/reviews/web/reminder-switch.tsx'
import { useText } from '#features/reviews/web/text.ts'
import { useSession } from '#platform/web/session.ts'

/** What a member sees and changes about themselves; reminders and legal texts are not identity's to know. */
export function Component() {
  const t = useText()
  const legal = useLegalText()
  const { user } = useSession()
  return (
    <Profile>
      <ProfileSection title={t('reminder.title')} about={t('reminder.about')}>
        <ReminderSwitch isConfirmed={user?.emailVerified === true} />
      </ProfileSection>
      <ProfileSection title={legal('accepted.title')} about={legal('accepted.about')}>
        <AcceptedList />
      </ProfileSection>
    </Profile>
  )
}
