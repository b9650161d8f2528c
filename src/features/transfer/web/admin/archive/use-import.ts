import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportMode, ImportReport, ImportResult } from '../../../contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import { sendArchive } from './send-archive.ts'

type Step =
  | { name: 'waiting' }
  | { name: 'sending'; percent: number }
  | { name: 'checking' }
  | { name: 'checked'; report: ImportReport }
  | { name: 'applying'; report: ImportReport }
  | { name: 'done'; result: ImportResult }
  | { name: 'failed'; error: unknown }

/** The way of one archive: sent, checked, and then imported or forgotten. */
export function useImport() {
  const api = useApi()
  const client = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'waiting' })
  const [file, setFile] = useState<File>()
  const [as, setAs] = useState<ImportMode>('archive')
  const sending = useRef(new AbortController())
  const id = useRef<string>(undefined)

  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = sending.current
    try {
      await work(signal)
    } catch (error) {
      if (!signal.aborted) setStep({ name: 'failed', error })
    }
  }
  const check = (mode: ImportMode) =>
    attempt(async (signal) => {
      setAs(mode)
      setStep({ name: 'checking' })
      const { report } = await api.get('/api/admin/content-imports/{id}', {
        path: { id: id.current ?? '' },
        query: { as: mode },
      })
      if (!signal.aborted) setStep({ name: 'checked', report })
    })
  const forget = () => {
    sending.current.abort()
    sending.current = new AbortController()
    if (id.current)
      void api.delete('/api/admin/content-imports/{id}', { path: { id: id.current } }).catch(() => undefined)
    id.current = undefined
  }
  const start = (chosen: File) => {
    forget()
    setFile(chosen)
    return attempt(async (signal) => {
      setStep({ name: 'sending', percent: 0 })
      const onProgress = (percent: number) => setStep({ name: 'sending', percent })
      id.current = await sendArchive(chosen, { signal, onProgress })
      await check(as)
    })
  }
  return {
    step,
    file,
    as,
    start,
    check,
    again: () => (id.current ? check(as) : file && start(file)),
    apply: (report: ImportReport) =>
      attempt(async () => {
        setStep({ name: 'applying', report })
        const result = await api.post('/api/admin/content-imports/{id}/application', {
          path: { id: id.current ?? '' },
          body: { as },
        })
        id.current = undefined
        setStep({ name: 'done', result })
        await client.invalidateQueries()
      }),
    cancel() {
      forget()
      setFile(undefined)
      setStep({ name: 'waiting' })
    },
  }
}
