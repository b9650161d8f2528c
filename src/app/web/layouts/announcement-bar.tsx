import { useState } from 'react'
import type { Site } from '#features/dashboard/contract.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'
import { useText } from '../text.ts'
import styles from './announcement-bar.module.css'

const announcementKey = 'announcement'

interface Props {
  announcement: NonNullable<Site['announcement']>
}

/**
 * A line of news above the header, until this reader closes it. The closed one's id is put on the document before the first
 * paint, so a style rule hides the bar without a jump although every reader gets the same page.
 */
export function AnnouncementBar({ announcement: { id, text, language, href } }: Props) {
  const t = useText()
  const shown = useLanguage()
  const carried = useCarriedLanguage()
  const [closedId, setClosedId] = useState<string | null>(null)
  if (closedId === id) return null

  const close = () => {
    setClosedId(id)
    document.getElementById('main')?.focus({ preventScroll: true })
    document.documentElement.dataset.closedAnnouncement = id
    try {
      localStorage.setItem(announcementKey, id)
    } catch {
      // Then it comes back on the next page load.
    }
  }
  return (
    <aside className={styles.bar} aria-label={t('announcement.label')} data-announcement={id}>
      <style>{`[data-closed-announcement="${plainId.test(id) ? id : ''}"] [data-announcement]{display:none}`}</style>
      <p lang={shown.language === language ? undefined : language}>
        {href ? <a href={carried(href)}>{text}</a> : text}
      </p>
      <button
        type="button"
        className={styles.close}
        onClick={close}
        aria-label={t('announcement.close')}
        title={t('announcement.close')}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}

/** Ids are ours, but what stands in a style element is checked all the same. */
const plainId = /^[\w-]{1,64}$/
