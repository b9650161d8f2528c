import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import type { Language } from '#platform/languages.ts'

export type Part = Language | 'settings'
export type EditorParts = ReturnType<typeof useEditorParts>

/** What of the editor is in sight: both languages, and the settings when asked for; on a narrow screen one of the three. */
export function useEditorParts() {
  const isWide = useMediaQuery('(min-width: 68rem)', undefined, { getInitialValueInEffect: false })
  const isRoomy = useMediaQuery('(min-width: 100rem)', undefined, { getInitialValueInEffect: false })
  const [part, setPart] = useState<Part>('en')
  const [isOpen, setOpen] = useState<boolean>()
  const areSettingsOpen = isOpen ?? isRoomy
  return {
    isWide,
    part,
    areSettingsOpen,
    setPart,
    setOpen,
    shows: (one: Part) => (isWide ? one !== 'settings' || areSettingsOpen : part === one),
    openSettings: useCallback(() => {
      setOpen(true)
      setPart('settings')
    }, []),
  }
}
