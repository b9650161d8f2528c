import { Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef, type ReactNode } from 'react'
import type { MemberClash } from '#desk/drafts/web/merging/merge-members.ts'
import { ValueChoices } from '#desk/item/web/collision/value-choices.tsx'
import { ValueLines } from '#desk/item/web/collision/value-lines.tsx'
import { LeaveGuard } from '#desk/drafts/web/leave-guard.tsx'
import { ActionButton } from '#ui/web/action-button.tsx'
import { SaveState } from '#ui/web/admin/save-state.tsx'
import { useText } from '../text.ts'

interface Props {
  /** What `useSettingsDraft` gives. */
  draft: {
    isChanged: boolean
    isSaving: boolean
    clashes: readonly MemberClash[]
    save: () => Promise<boolean>
    settle: (isTheirs: (name: string) => boolean) => void
  }
  /** What each setting is called, and its value in words. */
  describe: (name: string, value: unknown) => { label: string; lines: string[] }
  children: ReactNode
}

/** Settings that are saved together: whether they are, the button that does it, and whose stay when two people saved. */
export function SettingsFrame({ draft, describe, children }: Props) {
  const t = useText()
  const { isChanged, isSaving, clashes, save, settle } = draft
  const saved = useRef<HTMLOutputElement>(null)
  useHotkeys([['mod+S', () => void save()]], [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack>
        <SaveState
          isChanged={isChanged}
          words={t(isChanged ? 'settings.unsaved' : 'settings.saved')}
          wordsRef={saved}
        >
          <ActionButton type="submit" isBusy={isSaving} variant={isChanged ? 'filled' : 'default'}>
            {t('settings.save')}
          </ActionButton>
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
              settle((name) => chosen[name] === 'theirs')
            }}
          />
        )}
      </Stack>
      <LeaveGuard isUnsaved={() => isChanged} onSave={save} />
    </form>
  )
}
