import { Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { FieldChoices } from '#desk/choices/web/field-choices.tsx'
import type { FieldChanges } from '#desk/choices/web/use-shared-fields.ts'
import { languages, type Language } from '#platform/languages.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { AnswerWords, MessageDetail } from '../../contract.ts'
import { mostMessageLength } from '../../lengths.ts'
import { useText } from './text.ts'
import { refreshedByMessages } from './use-marking.ts'
import { useSharedAnswer } from './use-shared-answer.ts'

/** What readers see of a question under its page, in both languages, in words that the editors choose. */
export function MessagePublication({ message }: { message: MessageDetail }) {
  const t = useText()
  return (
    <Stack component="section" aria-labelledby="message-publication">
      <Title order={3} size="h4" id="message-publication">
        {t('publish')}
      </Title>
      <Text size="sm">
        {t('publishHelp')} {t(message.isNameAllowed ? 'nameAllowed' : 'nameKept')}
      </Text>
      {languages.map((language) => (
        <InLanguage key={language} message={message} language={language} />
      ))}
    </Stack>
  )
}

function InLanguage({ message, language }: { message: MessageDetail; language: Language }) {
  const t = useText()
  const dates = useDates()
  const { published, shared, keep, loose } = useSharedAnswer(message, language)
  const [isMissing, setIsMissing] = useState(false)
  const words = shared.fields
  const name = { language: t(`language.${language}`) }
  const { publish, unpublish } = usePublishing(message.id, language, {
    onPublished: keep,
    onUnpublished: loose,
    meet: shared.meet,
  })
  const field = (part: keyof AnswerWords) => ({
    label: t(`publish.${part}`, name),
    lang: language,
    autosize: true,
    minRows: 2,
    maxLength: mostMessageLength,
    value: words[part],
    error: isMissing && words[part].trim() === '' && t('publish.empty'),
    onChange: (event: { currentTarget: { value: string } }) =>
      shared.change({ [part]: event.currentTarget.value }),
  })
  return (
    <form
      noValidate
      aria-label={t('publish.do', name)}
      onSubmit={(event) => {
        event.preventDefault()
        const isComplete = words.question.trim() !== '' && words.answer.trim() !== ''
        setIsMissing(!isComplete)
        if (isComplete && !publish.isPending) publish.mutate(shared.changes)
      }}
    >
      <Stack gap="sm">
        <Textarea {...field('question')} />
        <Textarea {...field('answer')} />
        <FieldChoices
          shared={shared}
          lang={language}
          labelOf={(part) => t(part === 'answer' ? 'publish.answer' : 'publish.question', name)}
          onResolved={(changes) => changes && publish.mutate(changes)}
        />
        <Group>
          <ActionButton type="submit" variant="light" isBusy={publish.isPending}>
            {t(published ? 'publish.again' : 'publish.do', name)}
          </ActionButton>
          {published && (
            <Published
              since={dates.date(published.publishedAt)}
              stop={t('publish.stop', name)}
              isBusy={unpublish.isPending}
              onStop={() => unpublish.mutate()}
            />
          )}
        </Group>
      </Stack>
    </form>
  )
}

interface PublishedProps {
  since: string
  /** In which language. */
  stop: string
  isBusy: boolean
  onStop: () => void
}

/** Since when, and the way to end it; whoever goes it is then at what publishes again. */
function Published({ since, stop, isBusy, onStop }: PublishedProps) {
  const t = useText()
  return (
    <>
      <NextFocus findNext={(own) => own.closest('form')?.querySelector('[type=submit]') ?? null}>
        <ActionButton variant="default" isBusy={isBusy} onClick={onStop}>
          {stop}
        </ActionButton>
      </NextFocus>
      <Text size="sm" c="dimmed">
        {t('publish.since', { date: since })}
      </Text>
    </>
  )
}

interface Publishing {
  onPublished: (sent: AnswerWords) => void
  onUnpublished: () => void
  meet: (current: AnswerWords | undefined) => boolean
}

/** Publishes the words over those that they were made from. */
function usePublishing(id: string, language: Language, { onPublished, onUnpublished, meet }: Publishing) {
  const t = useText()
  const path = { id, language }
  const publish = useChange<FieldChanges<AnswerWords>>(
    async (api, sent) => {
      const body = { ...wordsOf(sent), was: wordsOf(sent?.was) }
      await api.put('/api/admin/messages/{id}/answers/{language}', { path, body })
    },
    {
      refreshes: refreshedByMessages,
      done: t('publish.done'),
      onDone: (_, sent) => onPublished(wordsOf(sent)),
      onFailed: (error) => meet(currentOf(error)),
    },
  )
  const unpublish = useChange((api) => api.delete('/api/admin/messages/{id}/answers/{language}', { path }), {
    refreshes: refreshedByMessages,
    done: t('publish.stopped'),
    onDone: onUnpublished,
  })
  return { publish, unpublish }
}

function wordsOf({ question = '', answer = '' }: Partial<AnswerWords> = {}): AnswerWords {
  return { question, answer }
}

/** A server of another version may leave the words out. */
function currentOf(error: unknown): AnswerWords | undefined {
  const { question, answer } = detailsOf(error, 'message.changed')?.current ?? {}
  return question === undefined || answer === undefined ? undefined : { question, answer }
}
