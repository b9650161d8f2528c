import { NativeSelect, NumberInput, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery, readAddress } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { mostExtraTime } from '../../most-extra-time.ts'
import { useText } from './text.ts'

/** Gives one member more time at a quiz; 0 takes it back. */
export function ExtraTime({ lessonId }: { lessonId: string }) {
  const t = useText()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState('')
  const [percent, setPercent] = useState(50)
  const { people, found, list, isSearched, isAnswered } = useFound(words.trim())
  const uid = found.some((one) => one.uid === chosen) ? chosen : (found[0]?.uid ?? '')
  const set = useChange(
    (api) =>
      api.put('/api/admin/quizzes/{lessonId}/extra-time/{uid}', {
        path: { lessonId, uid },
        body: { percent },
      }),
    {
      refreshes: [readAddress('/api/admin/quizzes/{lessonId}/attempts', { path: { lessonId } })],
      done: t('extraTimeSet'),
    },
  )
  return (
    <section>
      <Title order={2} size="h3">
        {t('extraTime')}
      </Title>
      <TextInput
        label={t('findMember')}
        description={t('extraTimeHelp')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {people.isError && <LoadFailure error={people.error} onRetry={people.refetch} />}
      <ListSaid list={list} isLate={!isSearched || !isAnswered} hasNoPages />
      {isSearched && isAnswered && found.length === 0 && <Text c="dimmed">{t('noMember')}</Text>}
      <NativeSelect
        label={t('member')}
        data={found.map((one) => ({ value: one.uid, label: `${one.displayName} (${one.email})` }))}
        value={uid}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <NumberInput
        label={t('extraPercent')}
        value={percent}
        min={0}
        max={mostExtraTime}
        allowDecimal={false}
        onChange={(value) => setPercent(Math.min(mostExtraTime, Math.max(0, Math.trunc(Number(value)))))}
      />
      <ActionButton
        mt="sm"
        disabled={uid === '' || !isAnswered}
        isBusy={set.isPending}
        onClick={() => set.mutate()}
      >
        {t('setExtraTime')}
      </ActionButton>
    </section>
  )
}

/** Members by their name or e-mail, from two letters on. Whom former words found stands until `isAnswered`, and is not to be acted on. */
function useFound(words: string) {
  const [q] = useDebouncedValue(words, 300)
  const isAsked = q.length > 1
  const people = useQuery({
    ...apiQuery('/api/admin/users', { query: { q, pageSize: 10 } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const found = isAsked ? (people.data?.users ?? []) : []
  return {
    people,
    found,
    list: { items: found, page: 1, hasNext: people.data?.hasNext ?? false },
    isSearched: words.length > 1,
    isAnswered: q === words && people.isSuccess && !people.isPlaceholderData,
  }
}
