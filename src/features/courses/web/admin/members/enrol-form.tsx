import { Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useInvalidFocus } from '#platform/web/forms/use-invalid-focus.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useText } from '../text.ts'
import { changedReads } from './changed-reads.ts'
import { isEmail } from './is-email.ts'

/** Enrols a member by the address of their account. */
export function EnrolForm({ courseId }: { courseId: string }) {
  const t = useText()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const enrol = useChange<string>(
    (api, email) => api.post('/api/admin/courses/{id}/members', { path: { id: courseId }, body: { email } }),
    {
      refreshes: changedReads(courseId),
      done: t('members.wasEnrolled'),
      onDone: (_, sent) => setEmail((now) => (now === sent ? '' : now)),
      onFailed(error) {
        if (!(error instanceof ApiError) || error.code !== 'user.not_found') return false
        setProblem(t('members.unknown'))
        return true
      },
    },
  )
  const form = useInvalidFocus(enrol.error)
  const isReady = isEmail(email.trim())
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(undefined)
        if (isReady && !enrol.isPending) enrol.mutate(email)
      }}
    >
      <Stack>
        <Title order={2} size="h3">
          {t('members.byHand')}
        </Title>
        <TextInput
          type="email"
          label={t('members.email')}
          value={email}
          error={problem}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <ActionButton type="submit" w="fit-content" disabled={!isReady} isBusy={enrol.isPending}>
          {t('members.enrol')}
        </ActionButton>
      </Stack>
    </form>
  )
}
