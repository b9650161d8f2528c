import { useState } from 'react'
import { FormField } from '#ui/controls/form-field.tsx'
import type { Range as Offsets } from '../../passages/passage.ts'
import { sentencesIn } from '../../passages/sentences.ts'
import type { NoteType } from '../../contract.ts'
import type { ArticleText } from '../article/article-text.ts'
import { useText } from '../text.ts'
import { NoteDialog } from './note-dialog.tsx'
import { shortened } from './note-entry.tsx'

interface Props {
  pageId: string
  article: ArticleText
  /** Of the block that is offered first. */
  block: number
  onSave: (at: Offsets, made: { type: NoteType; words: string }) => Promise<void>
  onClose: () => void
}

const whole = 'whole'

/** A note without selecting words on the page: the passage is chosen from lists, by keyboard, by touch or by ear. */
export function PassageDialog({ pageId, article, block, onSave, onClose }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState(block)
  const [sentence, setSentence] = useState(whole)
  const [type, setType] = useState<NoteType>('highlight')
  const passage = article.blocks[chosen] ?? article.blocks[0]
  if (!passage) return null
  const sentences = sentencesIn(article.text, passage, article.language)
  const save = (words: string) => {
    const { start, end } = sentences[Number(sentence)] ?? trimmed(article.text, passage)
    return onSave({ start, end }, { type, words })
  }
  const optionOf = ({ start, end }: Offsets, index: number) => ({
    value: `${index}`,
    words: `${index + 1}. ${shortened(article.text.slice(start, end), 60)}`,
  })
  return (
    <NoteDialog title={t('add')} keptAs={`anywhere in ${pageId}`} onSave={save} onClose={onClose}>
      <Choice
        label={t('passage')}
        value={`${chosen}`}
        options={article.blocks.map(optionOf)}
        onChoose={(value) => {
          setChosen(Number(value))
          setSentence(whole)
        }}
      />
      {sentences.length > 1 && (
        <Choice
          label={t('sentence')}
          value={sentence}
          options={[{ value: whole, words: t('sentence.all') }, ...sentences.map(optionOf)]}
          onChoose={setSentence}
        />
      )}
      <Choice
        label={t('type')}
        value={type}
        options={noteTypes.map((value) => ({ value, words: t(value) }))}
        onChoose={(value) => setType(noteTypes.find((one) => one === value) ?? 'highlight')}
      />
    </NoteDialog>
  )
}

const noteTypes = ['highlight', 'bookmark'] as const satisfies NoteType[]

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; words: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <FormField label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.words}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

function trimmed(text: string, { start, end }: Offsets): Offsets {
  const words = text.slice(start, end)
  const first = start + words.length - words.trimStart().length
  return { start: first, end: first + words.trim().length }
}
