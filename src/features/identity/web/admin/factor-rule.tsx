import { Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from './text.ts'

/** Administrators, to count who has no second factor. */
const mostLookedAt = 100

const ruleQuery = apiQuery('/api/admin/second-factor')

/** Whether administrators need a second factor. It asks first: who has none is led to set one up as soon as it is switched on. */
export function FactorRule() {
  const t = useText()
  const queryClient = useQueryClient()
  const report = useReport()
  const { refresh } = useSession()
  const { data } = useQuery(ruleQuery)
  const [isAsking, setAsking] = useState(false)
  const change = useChange(
    (api, isRequired: boolean) => api.put('/api/admin/second-factor', { body: { isRequired } }),
    {
      onDone(rule) {
        queryClient.setQueryData(ruleQuery.queryKey, rule)
        setAsking(false)
        void sayWhoStays(t(rule.isRequired ? 'rule.on' : 'rule.off'))
      },
    },
  )
  /** Who has to set a factor up is led to a page that says so, where this note would be read a second time. */
  const sayWhoStays = async (words: string) => {
    const user = await refresh().catch(() => null)
    if (!user?.mustAddFactor) report.done(words)
  }
  if (!data) return null
  const { isRequired } = data
  return (
    <>
      <Switch
        label={t('rule.label')}
        description={t('rule.about')}
        checked={isRequired}
        onChange={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t(isRequired ? 'rule.askOff' : 'rule.askOn')}
          action={t(isRequired ? 'rule.doOff' : 'rule.doOn')}
          isDangerous={isRequired}
          isBusy={change.isPending}
          onConfirm={() => change.mutate(!isRequired)}
          onClose={() => setAsking(false)}
        >
          {isRequired ? t('rule.meansOff') : <WhoLacksOne />}
        </ConfirmDialog>
      )}
    </>
  )
}

/** How many administrators would have to set a second factor up, and whether the reader is one of them. */
function WhoLacksOne() {
  const t = useText()
  const { user } = useSession()
  const admins = useQuery(
    apiQuery('/api/admin/users', { query: { role: 'admin', status: 'active', pageSize: mostLookedAt } }),
  )
  if (!admins.data) return t('rule.about')
  const { users, total } = admins.data
  const without = users.filter(({ hasSecondFactor }) => !hasSecondFactor)
  return (
    <Stack gap="sm">
      <Text>
        {without.length === 0 ? t('rule.missingNone') : t('rule.missing', { count: without.length })}
      </Text>
      {total > users.length && <Text>{t('rule.lookedAt', { looked: users.length, total })}</Text>}
      {without.some(({ uid }) => uid === user?.uid) && <Text fw={600}>{t('rule.missingYou')}</Text>}
    </Stack>
  )
}
