import { Group, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { apiRequest } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'

interface Props {
  courseId: string
  sectionId: string | undefined
  /** What the section is called. */
  section: string
}

const mostTitle = 200

/** Adds one lesson after the other without leaving the outline: a title, and the field is ready for the next. */
export function AddLesson({ courseId, sectionId, section }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const report = useReport()
  const [title, setTitle] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const keyFor = useIdempotencyKey()
  const wanted = {
    kind: 'lesson',
    language,
    title: title.trim(),
    parentId: courseId,
    collectionId: sectionId,
  } as const
  const add = useChange<string>(
    (api) => api.ask(apiRequest('POST', '/api/admin/items', { body: wanted }), keyFor(wanted)),
    {
      refreshes: ['/api/admin/items', '/api/admin/collections', '/api/admin/overview'],
      onDone(_, sent) {
        report.done(t('lessonAdded', { title: sent }))
        setTitle((now) => (now.trim() === sent ? '' : now))
        input.current?.focus()
      },
    },
  )
  const isReady = wanted.title !== '' && [...wanted.title].length <= mostTitle
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isReady && !add.isPending) add.mutate(wanted.title)
      }}
    >
      <Group gap="xs" align="end">
        <TextInput
          ref={input}
          label={t('addLessonTo', { section })}
          placeholder={t('lessonTitle')}
          value={title}
          maxLength={mostTitle}
          style={{ flex: '1 1 12rem' }}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <ActionButton
          type="submit"
          aria-label={t('addLessonNamed', { section })}
          variant="light"
          disabled={!isReady}
          isBusy={add.isPending}
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
        >
          {t('addLesson')}
        </ActionButton>
      </Group>
    </form>
  )
}
