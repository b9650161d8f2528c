import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useRef, useState } from 'react'
import { languages, type Language } from '#platform/languages.ts'
import { textOf } from '../../drafts/web/edition-text.ts'
import { isSameText } from '../../drafts/web/same-text.ts'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'

export type Part = Language | 'settings'
export type EditorParts = ReturnType<typeof useEditorParts>

/**
 * What of the editor is in sight: both languages, and the settings when asked for; on a narrow screen one of the three, at first one
 * in which something waits for the editor, else one that is begun.
 */
export function useEditorParts(drafts: Record<Language, EditionDraft>) {
  const isWide = useMediaQuery('(min-width: 68rem)', undefined, { getInitialValueInEffect: false })
  const isRoomy = useMediaQuery('(min-width: 100rem)', undefined, { getInitialValueInEffect: false })
  const [chosen, setPart] = useState<Part>()
  const [isOpen, setOpen] = useState<boolean>()
  const settings = useRef<HTMLDivElement>(null)
  const [begun] = useState(() => languages.find((language) => drafts[language].edition !== undefined))
  const areSettingsOpen = isOpen ?? isRoomy
  const waiting = languages.filter((language) => isWaiting(drafts[language]))
  const part = chosen ?? waiting[0] ?? begun ?? 'en'
  return {
    isWide,
    part,
    areSettingsOpen,
    /** Where the settings stand, in sight or not. */
    settings,
    /** Languages in which words wait that were not saved. */
    waiting,
    setPart,
    /** Whoever works in a part keeps it in sight. */
    holdPart: () => setPart(part),
    setOpen,
    shows: (one: Part) => (isWide ? one !== 'settings' || areSettingsOpen : part === one),
    openSettings: useCallback(() => {
      setOpen(true)
      setPart('settings')
    }, []),
  }
}

/** Whether the editor has to choose between what is saved and what was typed. */
function isWaiting({ meeting, kept, edition }: EditionDraft): boolean {
  return meeting !== undefined || kept.found.some(({ text }) => !isSameText(text, textOf(edition)))
}
