import { Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { useFieldText } from '../forms/refusal-text.ts'
import { useInvalidFocus } from '#platform/web/forms/use-invalid-focus.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import { unlike, useDraft } from '../session/use-draft.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'
import { SaveState } from './save-state.tsx'
import { useSave } from './use-save.ts'

const mostBio = 500
const mostName = 80

type About = Pick<SessionUser, 'displayName' | 'phone' | 'bio'>

/** Name, phone and a few words. */
export function AboutMe({ user }: { user: SessionUser }) {
  const t = useText()
  const { changed, change, settle } = useDraft<About>({ uid: user.uid, name: 'about' })
  const save = useSave(user.uid)
  const form = useInvalidFocus(save.error)
  const typed = { ...user, ...changed }
  const wanted = unlike(changed, user)
  const isOpen = save.state === 'saved' && Object.keys(wanted).length > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // What another device has changed meanwhile stays: only what was changed here is sent.
    if (!save.isUnderWay && nameLeftOf(typed) >= 0 && (await save.save(wanted))) settle(changed)
  }
  return (
    <ProfileSection title={t('about.title')}>
      <form
        ref={form}
        onSubmit={(event) => void submit(event)}
        noValidate
        className={styles.section}
        style={{ padding: 0, border: 0 }}
      >
        <AboutFields
          typed={typed}
          fields={save.fields}
          onChange={(values) => {
            change(values)
            save.noteChange()
          }}
        />
        <div className={styles.row}>
          <ActionButton type="submit" isBusy={save.isUnderWay}>
            {t('save.button')}
          </ActionButton>
          <SaveState state={isOpen ? 'changed' : save.state} error={save.error} />
        </div>
      </form>
    </ProfileSection>
  )
}

interface FieldsProps {
  typed: About
  fields: FieldErrors
  onChange(values: Partial<About>): void
}

function AboutFields({ typed, fields, onChange }: FieldsProps) {
  const t = useText()
  const fieldText = useFieldText()
  const nameLeft = nameLeftOf(typed)
  return (
    <>
      <TextInput
        label={t('about.name')}
        description={t('about.nameHelp', { count: Math.max(0, nameLeft) })}
        autoComplete="name"
        required
        value={typed.displayName}
        error={nameLeft < 0 ? t('about.nameTooLong', { count: -nameLeft }) : fieldText(fields, 'displayName')}
        onChange={(event) => onChange({ displayName: event.currentTarget.value })}
      />
      <TextInput
        label={t('about.phone')}
        description={t('about.phoneHelp')}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        value={typed.phone}
        error={fieldText(fields, 'phone')}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
      <Textarea
        label={t('about.bio')}
        description={t('about.bioLeft', { count: Math.max(0, mostBio - [...typed.bio].length) })}
        autosize
        minRows={3}
        maxRows={10}
        value={typed.bio}
        error={fieldText(fields, 'bio')}
        onChange={(event) => onChange({ bio: event.currentTarget.value })}
      />
    </>
  )
}

/** How many characters the name may still have. */
function nameLeftOf({ displayName }: About): number {
  return mostName - [...displayName.trim()].length
}
