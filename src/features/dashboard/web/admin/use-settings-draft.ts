import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from './text.ts'

interface Place {
  /** Where the settings are read and saved. */
  address: string
  /** The refusal when somebody else saved in the meantime. */
  conflict: string
  /** What readers see of them, which is asked for again after a save. */
  shownIn: string[]
  /** What a save says; that everything is saved unless given. */
  done?: string
}

/** Settings as they are being changed. Saving over somebody else's newer settings is asked about first. */
export function useSettingsDraft<T extends { version: number }>(stored: T, place: Place) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const report = useReport()
  const [settings, setSettings] = useState(stored)
  const [isChanged, setChanged] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<T>()

  const take = (saved: T) => client.setQueryData(apiQuery(place.address).queryKey, saved)

  const send = async (wanted: T): Promise<boolean> => {
    setSaving(true)
    try {
      const saved = await api.send<T>('PUT', place.address, wanted)
      setChanged(false)
      report.done(place.done ?? t('settings.done'))
      take(saved)
      await Promise.all(place.shownIn.map((key) => client.invalidateQueries({ queryKey: [key] })))
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === place.conflict)
        setTheirs(settingsIn<T>(error.details.current))
      else if (error instanceof ApiError && error.status === 422) {
        setProblems(error.fields)
        report.failed(error)
      } else report.failed(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    settings,
    problems,
    theirs,
    isChanged,
    isSaving,
    change(part: Partial<T>) {
      setSettings({ ...settings, ...part })
      setChanged(true)
      setProblems({})
    },
    save: () => send(settings),
    keepMine() {
      if (!theirs) return
      setTheirs(undefined)
      void send({ ...settings, version: theirs.version })
    },
    takeTheirs() {
      if (theirs) take(theirs)
    },
  }
}

/** A 409 about a conflict carries the newer settings, as the contract says. */
function settingsIn<T>(details: unknown): T | undefined {
  return details as T | undefined
}
