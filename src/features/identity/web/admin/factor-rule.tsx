import { Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from './text.ts'

const ruleQuery = apiQuery('/api/admin/second-factor')

/** Whether administrators need a second factor. Who has none is led to set one up as soon as it is switched on. */
export function FactorRule() {
  const t = useText()
  const queryClient = useQueryClient()
  const report = useReport()
  const { refresh } = useSession()
  const { data } = useQuery(ruleQuery)
  const change = useChange(
    (api, isRequired: boolean) => api.put('/api/admin/second-factor', { body: { isRequired } }),
    {
      onDone(rule) {
        queryClient.setQueryData(ruleQuery.queryKey, rule)
        report.done(t(rule.isRequired ? 'rule.on' : 'rule.off'))
        void refresh()
      },
    },
  )
  if (!data) return null
  return (
    <Switch
      label={t('rule.label')}
      description={t('rule.about')}
      checked={change.isPending ? change.variables : data.isRequired}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  )
}
