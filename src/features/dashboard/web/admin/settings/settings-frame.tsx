import { Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef, type ReactNode, type RefObject } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import type { MemberClash } from '#desk/choices/web/merge-members.ts'
import { ValueChoices } from '#desk/choices/web/value-choices.tsx'
import { ValueLines } from '#desk/choices/web/value-lines.tsx'
import { LeaveGuard } from '#desk/drafts/web/leave-guard.tsx'
import { ActionButton } from '#ui/web/action-button.tsx'
import { SaveState } from '#ui/web/admin/save-state.tsx'
import { SessionOver } from '#ui/web/admin/session/session-over.tsx'
import { leadToSignIn, useHold, useWriter } from '#ui/web/admin/session/use-writer.ts'
import { useWrongFields } from '#ui/web/admin/use-wrong-fields.ts'
import { useText } from '../text.ts'

interface Props {
  /** What `useSettingsDraft` gives. */
  draft: {
    isChanged: boolean
    isSaving: boolean
    problems: FieldErrors
    clashes: readonly MemberClash[]
    save: () => Promise<boolean>
    resolve: (isTheirs: (name: string) => boolean) => void
  }
  /** What each setting is called, and its value in words. */
  describe: (name: string, value: unknown) => { label: string; lines: string[] }
  children: ReactNode
}

/** Settings that are saved together: whether they are, the button that does it, and whose stay when two people saved. */
export function SettingsFrame({ draft, describe, children }: Props) {
  const t = useText()
  const { isSaving, clashes, resolve } = draft
  const form = useRef<HTMLFormElement>(null)
  const saved = useRef<HTMLOutputElement>(null)
  const { writer, isChanged, save } = useSaving(draft, form)
  useHotkeys([['mod+S', () => void save()]], [])
  return (
    <form
      ref={form}
      noValidate
      data-writing
      onSubmit={(event) => {
        // Not that of the dialog in which they sign in again.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        void save()
      }}
    >
      <Stack>
        <SaveState
          isChanged={isChanged}
          words={t(!isChanged ? 'settings.saved' : writer.isOwn ? 'settings.unsaved' : 'settings.ended')}
          wordsRef={saved}
        >
          <ActionButton type="submit" isBusy={isSaving} variant={isChanged ? 'filled' : 'default'}>
            {t('settings.save')}
          </ActionButton>
          <SessionOver writer={writer} of="settings" />
        </SaveState>
        {children}
        <output className="visually-hidden">{clashes.length > 0 && t('settings.conflict')}</output>
        {clashes.length > 0 && (
          <ValueChoices
            key={JSON.stringify(clashes)}
            clashes={clashes.map(({ name, mine, theirs }) => ({
              id: name,
              label: describe(name, mine).label,
              mine: <ValueLines lines={describe(name, mine).lines} />,
              theirs: <ValueLines lines={describe(name, theirs).lines} />,
            }))}
            onChosen={(chosen) => {
              saved.current?.focus()
              resolve((name) => chosen[name] === 'theirs')
            }}
          />
        )}
      </Stack>
      <LeaveGuard isUnsaved={() => isChanged} onSave={save} />
    </form>
  )
}

/** Saves what all fields take, for whoever typed it, and keeps the page until then. */
function useSaving(draft: Props['draft'], form: RefObject<HTMLFormElement | null>) {
  const writer = useWriter()
  const { isWrong, focusFirst } = useWrongFields(form, draft.problems)
  // What a field does not take is not saved either.
  const isChanged = draft.isChanged || isWrong
  useHold(isChanged)
  const save = async (): Promise<boolean> => {
    if (writer.isOwn) return focusFirst() ? false : draft.save()
    leadToSignIn(form.current)
    return false
  }
  return { writer, isChanged, save }
}
