import { useEffect } from 'react'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { useApi } from '#platform/web/query-client.ts'
import { ownCertificatesQuery } from '../queries.ts'

/**
 * Asks once, when the page opens, for what the reader has earned and was not given: a course may offer its certificate, or ask less
 * for it, only after it was completed. Without a connection, what is known stays.
 */
export function useClaim(): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    const claim = async () => {
      const own = await api.post('/api/certificates')
      // The names may have been saved meanwhile, so the answer is only a reason to look again.
      const known = client.getQueryData(ownCertificatesQuery.queryKey)
      if (JSON.stringify(own) !== JSON.stringify(known)) await client.invalidateQueries(ownCertificatesQuery)
    }
    claim().catch(() => undefined)
  }, [api, client])
}
