import { Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { languages, type Language } from '#platform/languages.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useTypedState } from '#platform/web/typed/typed-state.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { MessageDetail } from '../../contract.ts'
import { mostMessageLength } from '../../lengths.ts'
import { useText } from './text.ts'
import { refreshedByMessages } from './use-marking.ts'

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

interface Words {
  question: string
  answer: string
}

function InLanguage({ message, language }: { message: MessageDetail; language: Language }) {
  const t = useText()
  const dates = useDates()
  const published = message.published.find((one) => one.language === language)
  const { typed, type, settle } = useTypedState<Words>(`answer in ${language} to ${message.id}`)
  const [isMissing, setIsMissing] = useState(false)
  const words = typed ?? published ?? suggestionFor(message, language)
  const name = { language: t(`language.${language}`) }
  const { publish, unpublish } = usePublishing(message.id, { language, onPublished: settle })
  const field = (part: keyof Words) => ({
    label: t(`publish.${part}`, name),
    lang: language,
    autosize: true,
    minRows: 2,
    maxLength: mostMessageLength,
    value: words[part],
    error: isMissing && words[part].trim() === '' && t('publish.empty'),
    onChange: (event: { currentTarget: { value: string } }) =>
      type({ question: words.question, answer: words.answer, [part]: event.currentTarget.value }),
  })
  return (
    <form
      noValidate
      aria-label={t('publish.do', name)}
      onSubmit={(event) => {
        event.preventDefault()
        const isComplete = words.question.trim() !== '' && words.answer.trim() !== ''
        setIsMissing(!isComplete)
        if (isComplete && !publish.isPending)
          publish.mutate({ question: words.question, answer: words.answer })
      }}
    >
      <Stack gap="sm">
        <Textarea {...field('question')} />
        <Textarea {...field('answer')} />
        <Group>
          <ActionButton type="submit" variant="light" isBusy={publish.isPending}>
            {t(published ? 'publish.again' : 'publish.do', name)}
          </ActionButton>
          {published && (
            <NextFocus findNext={(own) => own.closest('form')?.querySelector('[type=submit]') ?? null}>
              <ActionButton variant="default" isBusy={unpublish.isPending} onClick={() => unpublish.mutate()}>
                {t('publish.stop', name)}
              </ActionButton>
            </NextFocus>
          )}
          {published && (
            <Text size="sm" c="dimmed">
              {t('publish.since', { date: dates.date(published.publishedAt) })}
            </Text>
          )}
        </Group>
      </Stack>
    </form>
  )
}

interface Publishing {
  language: Language
  onPublished(): void
}

function usePublishing(id: string, { language, onPublished }: Publishing) {
  const t = useText()
  const path = { id, language }
  const publish = useChange<Words>(
    (api, words) => api.put('/api/admin/messages/{id}/answers/{language}', { path, body: words }),
    { refreshes: refreshedByMessages, done: t('publish.done'), onDone: onPublished },
  )
  const unpublish = useChange((api) => api.delete('/api/admin/messages/{id}/answers/{language}', { path }), {
    refreshes: refreshedByMessages,
    done: t('publish.stopped'),
  })
  return { publish, unpublish }
}

/** What the member and the editors wrote is where the editing begins; a translation begins empty. */
function suggestionFor(message: MessageDetail, language: Language): Words {
  if (language !== message.language) return { question: '', answer: '' }
  return { question: message.message, answer: message.replies.at(-1)?.text ?? '' }
}
