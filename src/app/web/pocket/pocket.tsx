import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formatBytes } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { Icon } from '#ui/icons.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { PocketContents } from '../../pocket/contract.ts'
import { useText } from './text.ts'
import { removeWhole } from '../offline/kept-list.ts'
import { findWhole, followWholes, type KeptWhole } from '../offline/kept-wholes.ts'
import type { NoRoom, Progress } from './keep.ts'
import type { PocketItem } from './pocket-slot.tsx'
import styles from './pocket-slot.module.css'

type Trouble = NoRoom | 'notFetched'

/** Most pass by: what keeps, and shows how far it is, comes when it is wanted. */
const loadKeep = () => import('./keep.ts')
const ProgressBar = latePart(async () => (await import('#ui/states/progress-bar.tsx')).ProgressBar, {
  words: [],
})

/** Keeps a track or a text on this device, says how much that is before and how far it is meanwhile, and takes it off again. */
export function Pocket({ item }: { item: PocketItem }) {
  const t = useText()
  const { language } = useLanguage()
  const kept = useWhole(item)
  const { data: contents } = useContents(item)
  const { keep, remove, progress, trouble, place } = useKeeping(item)
  const uid = useSession().user?.uid
  // What is a member's is renewed by nobody else: it would not be theirs any more.
  const mayKeep = !kept?.owner || kept.owner === uid
  const size = contents && formatBytes(contents.bytes, language)
  const videos = contents && contents.videos.reduce((sum, { bytes }) => sum + bytes, 0)
  if (progress)
    return (
      <div className={styles.progress} ref={place} tabIndex={-1}>
        <ProgressBar {...progress} label={t('keeping', { done: progress.done, total: progress.total })} />
      </div>
    )
  return (
    <>
      <span ref={place} tabIndex={-1} className={kept ? styles.kept : 'visually-hidden'} aria-live="polite">
        {kept && (
          <>
            <Icon name="check" size={18} />
            {t('kept')}
          </>
        )}
      </span>
      {contents && contents.pages.length > 0 && mayKeep && !isNewest(kept, contents) && (
        <button
          type="button"
          className={styles.button}
          onClick={() => keep(contents, kept?.hasVideos ?? false)}
        >
          <Icon name="download" size={18} />
          {t(kept ? 'renew' : 'keep', { size: size ?? '' })}
        </button>
      )}
      {contents && videos !== undefined && videos > 0 && kept && mayKeep && !kept.hasVideos && (
        <button type="button" className={styles.button} onClick={() => keep(contents, true)}>
          {t('videos', { size: formatBytes(videos, language) })}
        </button>
      )}
      {kept && !kept.isSaved && (
        <button type="button" className={styles.button} onClick={() => remove(kept)}>
          {t('remove')}
        </button>
      )}
      {trouble && <TroubleNotice trouble={trouble} />}
    </>
  )
}

function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const t = useText()
  const { language } = useLanguage()
  const room = trouble === 'notFetched' ? undefined : trouble.room
  const size = (bytes: number) => formatBytes(bytes, language)
  return (
    <div className={styles.trouble}>
      <Notice tone="risk" live>
        {trouble === 'notFetched'
          ? t('notFetched')
          : room
            ? t('noRoom', { size: size(room.needed), free: size(room.free) })
            : t('full')}
      </Notice>
    </div>
  )
}

/** Of a script that may not have come. */
function isNoRoom(error: unknown): error is NoRoom {
  return error instanceof Error && error.name === ('NoRoom' satisfies NoRoom['name'])
}

function isNewest(kept: KeptWhole | undefined, contents: PocketContents): boolean {
  return kept?.version === contents.version
}

function useWhole({ kind, id }: PocketItem): KeptWhole | undefined {
  const { language } = useLanguage()
  return useSyncExternalStore(followWholes, () => findWhole(kind, id, language))
}

/** What it would be; asked for by whoever has a connection and may read it. */
function useContents({ kind, id, access }: PocketItem) {
  const { language } = useLanguage()
  const { state } = useSession()
  const isForGuests = kind !== 'course' && access === 'public'
  const query = { lang: language }
  const course = apiQuery('/api/pocket/courses/{id}', { path: { id }, query })
  const text = apiQuery('/api/pocket/{kind}/{id}', {
    path: { kind: kind === 'course' ? 'track' : kind, id },
    query,
  })
  return useAnswer(
    kind === 'course' ? course : text,
    navigator.onLine && (state === 'signed-in' || (state === 'signed-out' && isForGuests)),
  )
}

function useKeeping({ kind, id }: PocketItem) {
  const { language } = useLanguage()
  const { user } = useSession()
  const place = useRef<HTMLElement & HTMLDivElement>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [settled, setSettled] = useState(0)
  const settle = () => setSettled((count) => count + 1)
  // The button that was pressed is gone: the focus goes to what says so.
  useEffect(() => {
    if (settled > 0) place.current?.focus({ preventScroll: true })
  }, [settled])
  const run = async (contents: PocketContents, withVideos: boolean) => {
    setTrouble(null)
    try {
      const reader = user?.uid ?? null
      const { keepWhole } = await loadKeep()
      const isSaved = findWhole(kind, id, language)?.isSaved ?? false
      const wanted = { kind, id, language, contents, withVideos, reader, isSaved, isPrivate: isSaved }
      await keepWhole(wanted, setProgress)
    } catch (error) {
      setTrouble(isNoRoom(error) ? error : 'notFetched')
    }
    setProgress(null)
    settle()
  }
  return {
    progress,
    trouble,
    place,
    keep: (contents: PocketContents, withVideos: boolean) => void run(contents, withVideos),
    remove: (kept: KeptWhole) => void removeWhole(kept).then(settle),
  }
}
