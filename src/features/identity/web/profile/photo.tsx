import { Avatar, Button, FileButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ApiError } from '#platform/web/api-client.ts'
import type { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import { useText as useEntranceText } from '../text.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'
import { useSave, type Save } from './use-save.ts'

const mostBytes = 5_000_000

/** The photo: a look at the chosen one first, then it is uploaded. */
export function Photo({ user }: { user: SessionUser }) {
  const t = useText()
  const save = useSave(user.uid)
  const { file: chosen, url: preview, choose } = useChosenFile()
  const isTooLarge = chosen !== null && chosen.size > mostBytes
  const entrance = useEntranceText()
  const problem = usePhotoProblem(save.error)

  const upload = async (file: File) => {
    const form = new FormData()
    form.set('file', file)
    const { uid, photoURL } = user
    const write = (api: ReturnType<typeof useApi>) =>
      api.post('/api/users/{uid}/photo', { path: { uid }, body: form })
    // A large picture is not sent twice over a weak line.
    if (await save.send(write, (record) => record.photoURL !== photoURL)) choose(null)
  }
  return (
    <ProfileSection title={t('photo.title')} about={t('photo.about')}>
      <div className={styles.row}>
        <Avatar
          src={preview ?? user.photoURL}
          alt={t('photo.alt', { name: user.displayName })}
          size={96}
          radius="50%"
          color="green"
        >
          {[...user.displayName][0]?.toUpperCase()}
        </Avatar>
        <div className={styles.row} style={{ flex: 1 }}>
          {chosen ? (
            <>
              <ActionButton
                isBusy={save.isUnderWay}
                disabled={isTooLarge}
                onClick={() => void upload(chosen)}
              >
                {t('photo.use')}
              </ActionButton>
              <Button variant="default" onClick={() => !save.isUnderWay && choose(null)}>
                {t('photo.cancel')}
              </Button>
            </>
          ) : (
            <ChooseOrRemove user={user} save={save} onChoose={choose} />
          )}
        </div>
      </div>
      <output className={styles.state} data-state={problem || isTooLarge ? 'failed' : 'saved'}>
        {isTooLarge
          ? t('photo.tooLarge')
          : save.state === 'saving'
            ? t('save.saving')
            : save.state === 'unknown'
              ? entrance('refusal.unknown')
              : (problem ?? t(chosen ? 'photo.preview' : 'photo.saved'))}
      </output>
    </ProfileSection>
  )
}

interface ChooseProps {
  user: SessionUser
  save: Save
  onChoose(file: File | null): void
}

function ChooseOrRemove({ user, save, onChoose }: ChooseProps) {
  const t = useText()
  return (
    <>
      <FileButton accept="image/jpeg,image/png,image/webp,image/avif,image/gif" onChange={onChoose}>
        {(props) => (
          <Button variant="default" {...props}>
            {t('photo.choose')}
          </Button>
        )}
      </FileButton>
      {user.photoURL && (
        <ActionButton
          variant="subtle"
          isBusy={save.isUnderWay}
          onClick={() => void save.save({ photoURL: null })}
        >
          {t('photo.remove')}
        </ActionButton>
      )}
    </>
  )
}

function usePhotoProblem(error: ApiError | null): string | null {
  const t = useText()
  const refusal = useRefusalText(error)
  if (!error) return null
  if (error.status === 413) return t('photo.tooLarge')
  if (error.code === 'upload.infected') return t('photo.infected')
  if (error.status === 415 || error.status === 422) return t('photo.unreadable')
  return refusal
}

/** A file of this device, with an address to show it by for as long as it is chosen. */
function useChosenFile() {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen])
  return {
    file: chosen?.file ?? null,
    url: chosen?.url,
    choose: (file: File | null) => setChosen(file && { file, url: URL.createObjectURL(file) }),
  }
}
