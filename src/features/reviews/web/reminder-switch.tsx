import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { useApi } from '#platform/web/query-client.ts'
import { Notice } from '#ui/states/notice.tsx'
import { reminderQuery } from './queries.ts'
import styles from './reminder-switch.module.css'
import { useText } from './text.ts'

/** Reminders on or off; the choice counts at once. */
export function ReminderSwitch({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useText()
  const api = useApi()
  const queryClient = useQueryClient()
  const { data } = useQuery(reminderQuery())
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle')
  if (!data) return null
  const set = async (isOn: boolean) => {
    setState('saving')
    try {
      const saved = await api.put('/api/reminders', { body: { isOn } })
      queryClient.setQueryData(reminderQuery().queryKey, saved)
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Switch
        classNames={{ body: styles.body, label: styles.label }}
        label={t('reminder.label')}
        checked={data.isOn}
        onChange={(event) => state !== 'saving' && void set(event.currentTarget.checked)}
      />
      {data.isOn && !isConfirmed && (
        <Notice>
          <p>{t('reminder.unconfirmed')}</p>
        </Notice>
      )}
      <output>{(state === 'saved' || state === 'failed') && t(`reminder.${state}`)}</output>
    </>
  )
}
