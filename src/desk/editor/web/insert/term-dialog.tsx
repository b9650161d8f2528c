import { Button, Stack } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import type { ItemRow } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { ItemSearch } from '../../../web/item-search.tsx'
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
  const choose = (row: ItemRow) => {
    onClose()
    setTerm(editor, { termId: row.id, title: titlesOf(row, ofText)[0]?.title ?? row.slug })
  }
  return (
    <Dialog onClose={onClose} title={t('term.dialog')}>
      <Stack>
        <ItemSearch kind="term" words={chosenWords(editor)}>
          {(rows) =>
            rows.map((row) => {
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
            })
          }
        </ItemSearch>
      </Stack>
    </Dialog>
  )
}
