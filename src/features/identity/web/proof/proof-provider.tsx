import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { ApiProvider, useApi } from '#platform/web/query-client.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { proveWhenAsked } from './proving-api.ts'

/** For pages with acts that weigh much: when the server wants to know that it is still the same reader, asks them and goes on. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const [waiting, setWaiting] = useState<((isProved: boolean) => void)[]>([])

  const ask = useCallback(
    () => new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve])),
    [],
  )
  const answer = (isProved: boolean) => {
    for (const resolve of waiting) resolve(isProved)
    setWaiting([])
  }
  const provingApi = useMemo(() => proveWhenAsked(api, ask), [api, ask])
  return (
    <>
      <ApiProvider value={provingApi}>{children}</ApiProvider>
      {waiting.length > 0 && <ProofDialog onAnswer={answer} />}
    </>
  )
}
