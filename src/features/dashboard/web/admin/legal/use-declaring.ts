import { useState } from 'react'
import type { ManagedLegal } from '#features/legal/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { readAddress } from '#platform/web/query-client.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import type { ManagedDocument } from './legal-versions.tsx'

interface Wish {
  effectiveOn: string
  summary: { en: string; am: string }
  mustAccept: boolean
}

interface As {
  name: string
  version: number
  onClose: () => void
}

/** Declares it, and keeps what the server does not take beside its field, or the number that somebody else gave away meanwhile. */
export function useDeclaring({ document }: ManagedDocument, { name, version, onClose }: As) {
  const t = useText()
  const report = useReport()
  const [wrong, setWrong] = useState<FieldErrors>({})
  const [taken, setTaken] = useState<number>()
  const save = useChange<Wish, ManagedLegal>(
    (api, wish) =>
      api.post('/api/admin/legal/{document}/versions', { path: { document }, body: { version, ...wish } }),
    {
      refreshes: [
        '/api/admin/legal',
        '/api/legal',
        '/api/session',
        readAddress('/api/pages/{id}', { path: { id: document } }),
      ],
      done: t('legal.done', { name, version }),
      onDone: onClose,
      onFailed(error) {
        if (!(error instanceof ApiError)) return false
        if (error.code === 'legal.changed') setTaken(version)
        else if (error.code === 'legal.not_published') report.failed(t('legal.state.unpublished'))
        else if (error.status === 422) setWrong(error.fields)
        else return false
        return true
      },
    },
  )
  return { save, wrong, taken, forgive: () => setWrong({}) }
}
