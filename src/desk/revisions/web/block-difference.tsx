import { Text, Title } from '@mantine/core'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { BlockChange } from '../../comparison/compare.ts'
import type { Language } from '#platform/languages.ts'
import { useText } from '../../web/text.ts'
import { blockLines } from './block-lines.ts'
import { blockNames } from './block-names.ts'
import styles from './history.module.css'
import { WordDifference } from './word-difference.tsx'

interface Props {
  kind: BlockChange['kind']
  /** Missing for a block that came. */
  before: Block | undefined
  /** Missing for a block that went. */
  after: Block | undefined
  language: Language
}

const names = {
  same: 'history.unchanged',
  changed: 'history.changed',
  restyled: 'history.restyled',
  moved: 'history.moved',
  removed: 'history.removed',
  added: 'history.added',
} as const

/** What became of one block, in words and with its text. */
export function BlockDifference({ kind, before, after, language }: Props) {
  const t = useText()
  const block = after ?? before
  if (!block) return null
  const [earlier, later] = [before ? blockLines(before) : '', after ? blockLines(after) : '']
  const isOnlyLook = kind === 'changed' && earlier === later
  return (
    <section className={styles.part}>
      <Title order={3} size="h5">
        {t(names[kind], { block: t(blockNames[block.type]) })}
      </Title>
      {isOnlyLook && (
        <Text size="sm" c="dimmed">
          {t('history.onlyLook')}
        </Text>
      )}
      {(earlier || later) && <WordDifference before={earlier} after={later} language={language} />}
    </section>
  )
}
