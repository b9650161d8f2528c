import { apiQuery } from '#platform/web/query-client.ts'

export const statisticsQuery = (ids: readonly string[]) =>
  apiQuery('/api/admin/question-statistics', { query: { ids: ids.join(',') } })
