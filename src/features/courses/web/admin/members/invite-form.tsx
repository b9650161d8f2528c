import { NativeSelect, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { languages, type Language } from '#platform/languages.ts'
import { listed } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { mostInvited } from '../../../course-choices.ts'
import { useText } from '../text.ts'
import { changedReads } from './changed-reads.ts'
import { DaysField } from './days-field.tsx'
import { isEmail } from './is-email.ts'

/** Sends invitations to addresses, each in its reader's language. */
export function InviteForm({ courseId }: { courseId: string }) {
  const t = useText()
  const reader = useLanguage()
  const report = useReport()
  const [text, setText] = useState('')
  const [days, setDays] = useState(30)
  const [language, setLanguage] = useState<Language>(reader.language)
  const emails = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const wrong = emails.filter((email) => !isEmail(email))
  const send = useChange<string, { sent: number }>(
    (api) =>
      api.post('/api/admin/courses/{id}/invitation-emails', {
        path: { id: courseId },
        body: { emails, days, language },
      }),
    {
      refreshes: changedReads(courseId),
      onDone({ sent }, written) {
        setText((now) => (now === written ? '' : now))
        report.done(t('invite.sent', { count: sent }))
      },
    },
  )
  const isReady = emails.length > 0 && emails.length <= mostInvited && wrong.length === 0
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !send.isPending) send.mutate(text)
      }}
    >
      <Stack>
        <Title order={2} size="h3">
          {t('invite.title')}
        </Title>
        <Textarea
          label={t('invite.emails')}
          description={t('invite.emailsHelp', { most: mostInvited })}
          inputMode="email"
          autosize
          minRows={3}
          value={text}
          error={
            /[\s,;]$/.test(text) && wrong.length > 0
              ? t('invite.wrong', { list: listed(wrong, reader.language) })
              : undefined
          }
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('invite.language')}
          data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value === 'am' ? 'am' : 'en')}
        />
        <DaysField value={days} onChange={setDays} />
        <ActionButton type="submit" w="fit-content" disabled={!isReady} isBusy={send.isPending}>
          {t('invite.send')}
        </ActionButton>
      </Stack>
    </form>
  )
}
