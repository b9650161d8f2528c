import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import type {
  ContentImport,
  ContentImportOf,
  ImportPurposeName,
  ImportSettings,
  ImportSettingsOf,
} from '../../../imports/contract.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { applyPatiently } from './apply-patiently.ts'
import { awaitReport, lookPatiently } from './look-patiently.ts'
import { uploadImport, type Arrived } from './upload-import.ts'

export type LookedAt<P extends ImportPurposeName> = ContentImportOf<P> & {
  report: NonNullable<ContentImportOf<P>['report']>
  settings: NonNullable<ContentImportOf<P>['settings']>
}
export type Applied<P extends ImportPurposeName> = ContentImportOf<P> & {
  result: NonNullable<ContentImportOf<P>['result']>
}

/** Where an import is: nothing chosen, on its way, looked at, being applied, done, or stopped with the way to try again. */
type ImportStep<P extends ImportPurposeName> =
  | { name: 'none' }
  | { name: 'sending'; file: string; percent: number }
  | { name: 'looking' }
  | { name: 'looked'; import: LookedAt<P> }
  | { name: 'applying' }
  | { name: 'done'; import: Applied<P> }
  | { name: 'failed'; error: unknown; retry: () => void }

type Activity = Exclude<ImportStep<never>, { name: 'none' | 'looked' | 'done' }>

interface Tell {
  signal: AbortSignal
  tell: (now: Activity | undefined) => void
  /** Puts the import into the address, where a page that is loaded again finds it. */
  name: (id: string) => void
}

type Work = (tell: Tell) => Promise<ContentImport>

export interface Import<P extends ImportPurposeName> {
  step: ImportStep<P>
  start: (file: File, settings: ImportSettingsOf<P>) => void
  look: (settings: ImportSettingsOf<P>) => void
  apply: () => void
  /** Ends it wherever it is; what was imported stays. */
  leave: () => void
}

/** The way of one file. What the server has of it is named in the address, so that it is there again after a reload. */
export function useImport<P extends ImportPurposeName>(purpose: P): Import<P> {
  const api = useApi()
  const client = useQueryClient()
  const address = useAddress()
  const { activity, attempt, stop } = useAttempts()
  const arrived = useRef<Arrived>(undefined)
  const id = address.read('file')
  const found = useQuery({
    ...readImport(id),
    // While something is done with it, that gives the answer.
    enabled: id !== '' && !activity,
    retry: false,
    staleTime: Infinity,
  })
  const failure = found.error && asFailure(found.error, () => void found.refetch())
  const step = stepOf<P>(purpose, { id, activity, found: found.data, failure })
  const settings = found.data?.settings
  const look = (settings: ImportSettings) => looking(() => lookPatiently(api, id, settings))
  useResuming(id, begunSettings(found.data, purpose), (settings) => {
    void attempt(
      looking(() => awaitReport(api, id)),
      () => look(settings),
    )
  })
  return {
    step,
    start(file, settings) {
      arrived.current = undefined
      void attempt(async ({ signal, tell, name }) => {
        const onProgress = (percent: number) => tell({ name: 'sending', file: file.name, percent })
        const onArrived = (now: Arrived) => (arrived.current = now)
        onProgress(0)
        const sent = await uploadImport({ purpose, file }, arrived.current, { signal, onProgress, onArrived })
        name(sent)
        return lookPatiently(api, sent, settings)
      })
    },
    look: (settings) => void attempt(look(settings)),
    apply: () =>
      void attempt(
        async ({ tell }) => {
          tell({ name: 'applying' })
          const answer = await applyPatiently(api, id)
          void client.invalidateQueries()
          return answer
        },
        (error) => (settings && isOutdated(error) ? look(settings) : undefined),
      ),
    leave() {
      stop()
      const isOver = step.name === 'done' || (step.name === 'failed' && isForgotten(step.error))
      const waiting = isOver ? '' : id || arrived.current?.id
      if (waiting)
        void api.delete('/api/admin/imports/{id}', { path: { id: waiting } }).catch(() => undefined)
      address.set({ file: '' })
    },
  }
}

function looking(work: () => Promise<ContentImport>): Work {
  return ({ tell }) => {
    tell({ name: 'looking' })
    return work()
  }
}

/** What is being looked at when the page finds it is waited for, once for each import. */
function useResuming(
  id: string,
  settings: ImportSettings | null,
  resume: (settings: ImportSettings) => void,
): void {
  const resumed = useRef('')
  const begin = useEffectEvent((begun: string) => {
    if (!settings || resumed.current === begun) return
    resumed.current = begun
    resume(settings)
  })
  const isBegun = settings !== null
  useEffect(() => {
    if (isBegun) begin(id)
  }, [isBegun, id])
}

/** Does one thing with the import at a time and shows what became of it, unless somebody left meanwhile. */
function useAttempts() {
  const client = useQueryClient()
  const address = useAddress()
  const [activity, setActivity] = useState<Activity>()
  const controller = useRef(new AbortController())
  const abort = useCallback(() => {
    controller.current.abort()
    controller.current = new AbortController()
  }, [])
  useEffect(() => abort, [abort])

  /** @param instead what is done in the place of `work` when it is tried again after an error */
  const attempt = async (work: Work, instead?: (error: unknown) => Work | undefined) => {
    const { signal } = controller.current
    const tell = (now: Activity | undefined) => {
      if (!signal.aborted) setActivity(now)
    }
    const name = (id: string) => {
      const isNamed = (new URLSearchParams(window.location.search).get('file') ?? '') === id
      if (!signal.aborted && !isNamed) address.set({ file: id })
    }
    try {
      const answer = await work({ signal, tell, name })
      client.setQueryData(readImport(answer.id).queryKey, answer)
      name(answer.id)
      tell(undefined)
    } catch (error) {
      // There is nothing left to come back to.
      if (isForgotten(error)) name('')
      const next = instead?.(error)
      const retry = () => void (next ? attempt(next) : attempt(work, instead))
      tell({ name: 'failed', error, retry })
    }
  }
  const stop = () => {
    abort()
    setActivity(undefined)
  }
  return { activity, attempt, stop }
}

function readImport(id: string) {
  return apiQuery('/api/admin/imports/{id}', { path: { id } })
}

/** The server forgets a file of which nothing can be imported. */
function isForgotten(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 404 || (error.code === 'input.invalid' && error.fields.file !== undefined)
}

/** The report is true no longer: before it is applied, it is made anew. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'import.site_changed'
}

function asFailure(error: unknown, retry: () => void): Activity {
  return { name: 'failed', error, retry }
}

/** What is being done comes first, then what the server knows of the import in the address, if it is one of this page. */
function stepOf<P extends ImportPurposeName>(
  purpose: P,
  now: { id: string; activity?: Activity; found?: ContentImport; failure?: Activity | null },
): ImportStep<P> {
  if (now.activity) return now.activity
  if (now.id === '') return { name: 'none' }
  if (now.failure) return now.failure
  if (!now.found) return { name: 'looking' }
  if (begunSettings(now.found, purpose)) return { name: 'looking' }
  if (isApplied(now.found, purpose)) return { name: 'done', import: now.found }
  return isLookedAt(now.found, purpose) ? { name: 'looked', import: now.found } : { name: 'none' }
}

/** As what an import of this page is being looked at; nothing once that is done. */
function begunSettings(
  found: ContentImport | undefined,
  purpose: ImportPurposeName,
): ContentImport['settings'] {
  const isBegun = found?.purpose === purpose && found.report === null && found.result === null
  return isBegun ? found.settings : null
}

function isLookedAt<P extends ImportPurposeName>(found: ContentImport, purpose: P): found is LookedAt<P> {
  return found.purpose === purpose && found.report !== null && found.settings !== null
}

function isApplied<P extends ImportPurposeName>(found: ContentImport, purpose: P): found is Applied<P> {
  return found.purpose === purpose && found.result !== null
}
