import type { QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isSameValue, type MemberClash } from '#desk/choices/web/merge-members.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { readsAt, useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import { mergeSettings } from './merge-settings.ts'

type Versioned = Record<string, unknown> & { version: number }

interface Place<T> {
  query: { queryKey: QueryKey }
  save: (api: ApiClient, settings: T) => Promise<T>
  /** The settings that a refusal carries when somebody else saved in the meantime. */
  theirs: (refusal: unknown) => T | undefined
  /** What readers see of them, which is asked for again after a save. */
  shownIn: readonly ReadAddress[]
  /** What a save says of the settings as they were and as they are; that readers see them now unless given. */
  done?: (before: T, saved: T) => string
}

/** How often changes are joined with ever newer ones before the next save is the administrator's. */
const mostTries = 3

/** What two administrators set to different values, with the settings of the other one. */
interface Meeting<T> {
  theirs: T
  clashes: MemberClash[]
}

/** Settings as they are being changed. What only one of two people changed is joined; the rest is chosen before anything is saved. */
export function useSettingsDraft<T extends Versioned>(stored: T, place: Place<T>) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const report = useReport()
  const joint = useJointSettings(stored)
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<FieldErrors>({})

  const meet = async (theirs: T, tries: number): Promise<boolean> => {
    if (joint.isClashing(theirs) || tries === 1) return false
    joint.join(theirs, () => false)
    return send(tries - 1)
  }

  const send = async (tries = mostTries): Promise<boolean> => {
    const sent = joint.read()
    setSaving(true)
    try {
      const saved = await place.save(api, sent)
      report.done(place.done?.(joint.readBase(), saved) ?? t('settings.done'))
      joint.take(sent, saved)
      client.setQueryData(place.query.queryKey, saved)
      await Promise.all(place.shownIn.map((address) => client.invalidateQueries(readsAt(address))))
      return true
    } catch (error) {
      const theirs = place.theirs(error)
      if (theirs) return await meet(theirs, tries)
      if (error instanceof ApiError && error.status === 422) setProblems(error.fields)
      report.failed(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    settings: joint.settings,
    problems,
    clashes: joint.meeting?.clashes ?? [],
    isChanged: joint.isChanged,
    isSaving,
    change(part: Partial<T>) {
      joint.change(part)
      setProblems({})
    },
    save: () => send(),
    /** Saves every setting as one of both has it. */
    resolve(isTheirs: (name: string) => boolean) {
      if (!joint.meeting) return
      joint.join(joint.meeting.theirs, isTheirs)
      void send()
    },
  }
}

/** Settings that two people may change at once: what was typed here, over what both began with. */
function useJointSettings<T extends Versioned>(stored: T) {
  const [settings, setSettings] = useState(stored)
  const [isChanged, setChanged] = useState(false)
  const [meeting, setMeeting] = useState<Meeting<T>>()
  const base = useRef(stored)
  const latest = useRef(stored)

  const show = (next: T) => {
    latest.current = next
    setSettings(next)
  }
  /** Both versions as one; the number is that of the newer one. */
  const mergeWith = (theirs: T) => {
    const { version } = theirs
    const mine = { ...latest.current, version }
    return mergeSettings<T>({ base: { ...base.current, version }, mine, theirs })
  }

  return {
    settings,
    isChanged,
    meeting,
    read: () => latest.current,
    /** What is stored, as far as it is known here. */
    readBase: () => base.current,
    change(part: Partial<T>) {
      show({ ...latest.current, ...part })
      setChanged(true)
    },
    /** What was typed while the settings were on their way stays. */
    take(sent: T, saved: T) {
      const next = mergeSettings<T>({ base: sent, mine: latest.current, theirs: saved }).joined(() => false)
      base.current = saved
      show(next)
      setChanged(!isSameValue(next, saved))
    },
    /** Whether both set something to different values; they are shown until they are joined. */
    isClashing(theirs: T): boolean {
      const { clashes } = mergeWith(theirs)
      setMeeting(clashes.length > 0 ? { theirs, clashes } : undefined)
      return clashes.length > 0
    },
    join(theirs: T, isTheirs: (name: string) => boolean) {
      show(mergeWith(theirs).joined(isTheirs))
      base.current = theirs
      setMeeting(undefined)
    },
  }
}
