import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { SiteSettings } from '../../contract.ts'
import { useText } from './text.ts'

/** The settings as they are being changed. Saving over somebody else's newer settings is asked about first. */
export function useSettingsDraft(stored: SiteSettings) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const report = useReport()
  const [settings, setSettings] = useState(stored)
  const [isChanged, setChanged] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<SiteSettings>()

  const take = (saved: SiteSettings) =>
    client.setQueryData(apiQuery('/api/admin/site-settings').queryKey, saved)

  const send = async (wanted: SiteSettings): Promise<boolean> => {
    setSaving(true)
    try {
      const saved = await api.send<SiteSettings>('PUT', '/api/admin/site-settings', wanted)
      setChanged(false)
      report.done(t('settings.done'))
      take(saved)
      await client.invalidateQueries({ queryKey: ['/api/site'] })
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'settings.changed')
        setTheirs(settingsIn(error.details.current))
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
    change(part: Partial<SiteSettings>) {
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

/** A 409 `settings.changed` carries the newer settings, as the contract says. */
function settingsIn(details: unknown): SiteSettings | undefined {
  return details as SiteSettings | undefined
}
