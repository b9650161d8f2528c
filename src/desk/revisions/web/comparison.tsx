import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { compareBlocks } from '../../comparison/compare.ts'
import type { EditionText } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useText } from '../../web/text.ts'
import { BlockDifference } from './block-difference.tsx'
import styles from './history.module.css'
import { WordDifference } from './word-difference.tsx'
import { wordsIn } from './words-in.ts'

interface Props {
  before: EditionText
  after: EditionText
  language: Language
}

const fields = ['title', 'excerpt', 'seoTitle', 'seoDescription'] as const

/** What is different between two versions of a text, block by block; what stayed is only counted. */
export function Comparison({ before, after, language }: Props) {
  const t = useText()
  const changedFields = fields.filter((field) => before[field] !== after[field])
  const [extrasBefore, extrasAfter] = [wordsIn(before.extras), wordsIn(after.extras)]
  const blocks = compareBlocks(before.body.content, after.body.content)
  const changedBlocks = blocks.filter(({ kind }) => kind !== 'same')
  const isEqual = changedFields.length === 0 && changedBlocks.length === 0 && extrasBefore === extrasAfter
  if (isEqual) return <Text>{t('history.equal')}</Text>
  const sameCount = blocks.length - changedBlocks.length
  return (
    <Stack>
      {changedFields.map((field) => (
        <Part key={field} title={t(`field.${field}`)}>
          <WordDifference before={before[field]} after={after[field]} language={language} />
        </Part>
      ))}
      {extrasBefore !== extrasAfter && (
        <Part title={t('history.extras')}>
          <WordDifference before={extrasBefore} after={extrasAfter} language={language} />
        </Part>
      )}
      {changedBlocks.map((change) => (
        <BlockDifference
          key={`${'before' in change ? change.before : ''}-${'after' in change ? change.after : ''}`}
          kind={change.kind}
          before={'before' in change ? before.body.content[change.before] : undefined}
          after={'after' in change ? after.body.content[change.after] : undefined}
          language={language}
        />
      ))}
      {sameCount > 0 && (
        <Text size="sm" c="dimmed">
          {t('history.same', { count: sameCount })}
        </Text>
      )}
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {children}
    </section>
  )
}
