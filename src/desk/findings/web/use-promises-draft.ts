import { useState } from 'react'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import type { Promises } from '../contract.ts'
import type { Language } from '#platform/languages.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'

const mostLetters = 80

/**
 * Both lists as they are being changed. Saving over somebody else's newer lists is asked about first. What is changed while a save
 * is under way stays, to be saved over it.
 */
export function usePromisesDraft(stored: Promises) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const report = useReport()
  const [{ version, lines, isChanged }, setDraft] = useState(() => draftOf(stored))
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<Promises>()

  const take = (saved: Promises, sent?: Draft['lines']) => {
    client.setQueryData(apiQuery('/api/admin/promises').queryKey, saved)
    setDraft((now) => (sent && now.lines !== sent ? { ...now, version: saved.version } : draftOf(saved)))
  }

  const change = (language: Language, text: string) =>
    setDraft((before) => ({ ...before, lines: { ...before.lines, [language]: text }, isChanged: true }))

  const send = async (over: number): Promise<boolean> => {
    setSaving(true)
    try {
      const phrases = { en: phrasesOf(lines.en), am: phrasesOf(lines.am) }
      const saved = await api.put('/api/admin/promises', { body: { version: over, phrases } })
      report.done(t('promises.saved'))
      take(saved, lines)
      return true
    } catch (error) {
      const newer = detailsOf(error, 'promises.changed')?.current
      if (newer) setTheirs(newer)
      else report.failed(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    lines,
    theirs,
    isChanged,
    isSaving,
    change,
    isTooLong: (language: Language) => phrasesOf(lines[language]).some(isTooLong),
    save: () => send(version),
    restore(language: Language) {
      change(language, stored.builtIn[language].join('\n'))
      report.done(t('promises.restored'))
    },
    keepMine() {
      if (!theirs) return
      setTheirs(undefined)
      void send(theirs.version)
    },
    takeTheirs() {
      if (!theirs) return
      setTheirs(undefined)
      take(theirs)
    },
  }
}

interface Draft {
  /** Over which it is saved. */
  version: number
  lines: Record<Language, string>
  isChanged: boolean
}

/** The lists as they are stored. */
function draftOf({ version, phrases: { en, am } }: Promises): Draft {
  return { version, lines: { en: en.join('\n'), am: am.join('\n') }, isChanged: false }
}

function isTooLong(phrase: string): boolean {
  return [...phrase].length > mostLetters
}

function phrasesOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
