import { apiQuery } from '#platform/web/query-client.ts'

export const certificateQuery = (id: string) => apiQuery('/api/certificates/{id}', { path: { id } })

export const ownCertificatesQuery = apiQuery('/api/certificates')
