import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import type { Language } from '#platform/languages.ts'
import { blockLines } from '../../../revisions/web/block-lines.ts'
import { blockNames } from '../../../revisions/web/block-names.ts'
import { wordsIn } from '../../../revisions/web/words-in.ts'
import { WordDifference } from '../../../revisions/web/word-difference.tsx'
import { useText } from '../../../web/text.ts'
import styles from '../../../choices/web/choices.module.css'
import type { Choice, TextClash } from '../../../drafts/web/merging/merge-texts.ts'
import { ChoiceButtons } from '../../../choices/web/choice-buttons.tsx'
import { mayKeepBoth } from './use-choices.ts'

interface Props {
  clash: TextClash
  language: Language
  /** Whose words the others are. */
  who: string
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** One place that both changed: what each made of it, and whose words stay. */
export function ClashPlace({ clash, language, who, choice, onChoose }: Props) {
  const t = useText()
  const id = useId()
  const choices: Choice[] = mayKeepBoth(clash) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs']
  const words = (side: 'mine' | 'theirs') => ({
    before: linesOf(clash, 'base') ?? '',
    after: linesOf(clash, side),
  })
  return (
    <li className={styles.place} aria-labelledby={id}>
      <Title order={4} id={id}>
        {useName(clash)}
      </Title>
      <div className={styles.sides}>
        <Side title={t('conflict.mine')} {...words('mine')} language={language} />
        <Side title={who} {...words('theirs')} language={language} />
      </div>
      <ChoiceButtons choices={choices} chosen={choice} describedBy={id} onChoose={onChoose} />
    </li>
  )
}

function Side(props: { title: string; before: string; after: string | undefined; language: Language }) {
  const t = useText()
  const { title, before, after, language } = props
  return (
    <div className={styles.side}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      {after === undefined ? (
        <Text size="sm">{t('conflict.gone')}</Text>
      ) : (
        <WordDifference before={before} after={after} language={language} />
      )}
    </div>
  )
}

function useName(clash: TextClash): string {
  const t = useText()
  if (clash.kind === 'line') return t(`field.${clash.line}`)
  return clash.kind === 'extra' ? t('history.extras') : t(blockNames[clash.base.type])
}

function linesOf(clash: TextClash, side: 'base' | 'mine' | 'theirs'): string | undefined {
  if (clash.kind !== 'block') return wordsIn(clash[side])
  const block = clash[side]
  return block && blockLines(block)
}
