import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { ItemRow } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useText } from '../../../web/text.ts'
import { titlesOf } from '../../../web/titles-of.ts'
import { chosenWords, setTerm } from './mark-term.ts'

interface Props {
  editor: Editor
  /** Of the text. */
  language: Language
  onClose: () => void
}

/** Chooses the term that words of the text are; begins with what is found by the words themselves. */
export function TermDialog({ editor, language: ofText, onClose }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const [words, setWords] = useState(() => chosenWords(editor))
  const [q] = useDebouncedValue(words.trim(), 300)
  const list = useQuery(apiQuery('/api/admin/items', { query: { kind: 'term', q } }))
  const choose = (row: ItemRow) => {
    onClose()
    setTerm(editor, { termId: row.id, title: titlesOf(row, ofText)[0]?.title ?? row.slug })
  }
  return (
    <Dialog onClose={onClose} title={t('term.dialog')}>
      <Stack>
        <TextInput
          type="search"
          label={t('table.search')}
          value={words}
          maxLength={100}
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
        {list.data?.items.length === 0 && <Text c="dimmed">{t('table.noMatch')}</Text>}
        {list.data?.items.map((row) => {
          const [shown] = titlesOf(row, language)
          return (
            <Button
              key={row.id}
              variant="default"
              justify="start"
              lang={shown?.language}
              onClick={() => choose(row)}
            >
              {shown?.title ?? row.slug}
            </Button>
          )
        })}
      </Stack>
    </Dialog>
  )
}
