import { useHotkeys } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { isShownInPlace } from './answers.ts'
import { useAutosave } from './use-autosave.ts'
import type { DraftState } from './machine/draft-state.ts'
import type { EditionDraft } from './use-edition-draft.ts'
import type { FieldsDraft } from './use-fields-draft.ts'

export interface Drafts {
  en: EditionDraft
  am: EditionDraft
  fields: FieldsDraft
}

/** Fields that show what they do not pass on, such as half a date. */
export interface Withheld {
  isAny: boolean
  /** Puts the focus on the first; true when there is one. */
  lead: () => boolean
}

/** Saves everything that was changed: by button, by Ctrl+S, and texts by themselves soon after the last key. What an ended session held up is saved once its owner is back. */
export function useSaving({ en, am, fields }: Drafts, isOwn: boolean, withheld: Withheld) {
  const report = useReport()
  const saveAll = async (): Promise<boolean> => {
    if (!isOwn) return false
    const results = await Promise.allSettled([
      fields.save(),
      en.save({ keep: true }),
      am.save({ keep: true }),
    ])
    const failed = results.find((result) => result.status === 'rejected')
    if (failed && !isShownInPlace(failed.reason)) report.failed(failed.reason)
    // What can be saved is, and the rest is not called so.
    return !withheld.lead() && failed === undefined
  }
  useHotkeys([['mod+S', () => void saveAll()]], [], true)
  useAutosave(en, isOwn)
  useAutosave(am, isOwn)
  const saveHeldUp = useEffectEvent(() => {
    // What went wrong again is said where it stands.
    if (fields.state === 'ended') void fields.save().catch(() => undefined)
  })
  useEffect(() => {
    if (isOwn) saveHeldUp()
  }, [isOwn])
  const hasChanges = () => en.hasChanges() || am.hasChanges() || Object.keys(fields.changed).length > 0
  const states = [en.state, am.state, fields.state]
  return {
    saveAll,
    state: worstOf(withheld.isAny ? [...states, 'dirty'] : states),
    /** What was changed since can be saved at once. */
    isBusy: states.includes('saving') && !states.includes('dirty'),
    /** What those ask who keep the page from going away. */
    guards: {
      hasChanges,
      isWithheld: withheld.isAny,
      isUnsaved: () => hasChanges() || withheld.isAny,
      isSending: () => en.isSending() || am.isSending(),
      onSave: saveAll,
    },
  }
}

function worstOf(states: DraftState[]): DraftState {
  return (
    (['ended', 'conflict', 'failed', 'offline', 'saving', 'dirty'] as const).find((state) =>
      states.includes(state),
    ) ?? 'saved'
  )
}
