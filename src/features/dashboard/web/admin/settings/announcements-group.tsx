import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { FieldErrors } from '#platform/errors.ts'
import { useFocusWish } from '#ui/web/use-focus-wish.ts'
import type { PlannedAnnouncement, SiteSettings } from '../../../contract.ts'
import { useText } from '../text.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import styles from './settings.module.css'
import { SettingsGroup } from './settings-group.tsx'

type Announcements = Pick<SiteSettings, 'announcement' | 'moreAnnouncements'>

interface Props {
  value: Announcements
  problems: FieldErrors
  onChange: (part: Partial<Announcements>) => void
}

/** As many as the server takes. */
const mostMore = 9
const empty: PlannedAnnouncement = {
  isShown: true,
  text: { en: '', am: '' },
  href: null,
  from: null,
  until: null,
}

/** The bar above every page: one announcement, and others that are planned beside it. */
export function AnnouncementsGroup({
  value: { announcement, moreAnnouncements: more },
  problems,
  onChange,
}: Props) {
  const t = useText()
  const { group, wish } = useFocusWish<HTMLDivElement>()
  return (
    <SettingsGroup title={t('announcement')} about={t('announcement.about')}>
      <AnnouncementFields
        value={announcement}
        problems={problems}
        name="announcement"
        onChange={(announcement) => onChange({ announcement })}
      />
      <div ref={group} className={styles.rows}>
        {more.map((one, index) => (
          // Announcements have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <MoreAnnouncement
            key={index}
            value={one}
            problems={problems}
            index={index}
            onChange={(changed) => onChange({ moreAnnouncements: more.with(index, changed) })}
            onRemove={() => {
              onChange({ moreAnnouncements: more.toSpliced(index, 1) })
              wish(':scope > button')
            }}
          />
        ))}
        {more.length < mostMore && (
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconPlus size="1.125rem" aria-hidden />}
            onClick={() => {
              onChange({ moreAnnouncements: [...more, empty] })
              wish(':scope > fieldset:last-of-type input')
            }}
          >
            {t('announcement.add')}
          </Button>
        )}
      </div>
    </SettingsGroup>
  )
}

interface MoreProps {
  value: PlannedAnnouncement
  problems: FieldErrors
  index: number
  onChange: (value: PlannedAnnouncement) => void
  onRemove: () => void
}

/** One of those beside the first, which is number one. */
function MoreAnnouncement({ value, problems, index, onChange, onRemove }: MoreProps) {
  const t = useText()
  const number = index + 2
  return (
    <fieldset className={styles.link} aria-label={t('announcement.one', { number })}>
      <AnnouncementFields
        value={value}
        problems={problems}
        name={`moreAnnouncements.${index}`}
        onChange={onChange}
      />
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        w="fit-content"
        leftSection={<IconX size="1rem" aria-hidden />}
        aria-label={t('announcement.removeNamed', { number })}
        onClick={onRemove}
      >
        {t('links.remove')}
      </Button>
    </fieldset>
  )
}
