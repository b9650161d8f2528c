import { Anchor, Button, NativeSelect, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import { labelIn, useTags } from '#desk/collections/web/use-tags.ts'
import { itemPath } from '#desk/web/kinds.ts'
import { apiAddress } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import longButton from '#ui/web/admin/long-button.module.css'
import { useText } from '../text.ts'
import type { QuestionExport } from '../../../questions/contract.ts'
import styles from '../import/import.module.css'

const files = {
  csv: { format: 'csv' },
  'gift.en': { format: 'gift', lang: 'en' },
  'gift.am': { format: 'gift', lang: 'am' },
} as const
const fileNames = ['csv', 'gift.en', 'gift.am'] as const
const uses = ['all', 'practice', 'quiz'] as const

/** Most that are named one by one. */
const mostNamed = 20

/** Chooses exercises and gives them out as one file. */
export function QuestionsOut() {
  const t = useText()
  const { language } = useLanguage()
  const titleId = useId()
  const tags = useTags().data?.items ?? []
  const [file, setFile] = useState<(typeof fileNames)[number]>('csv')
  const [use, setUse] = useState<(typeof uses)[number]>('all')
  const [tag, setTag] = useState('')
  const query = { ...files[file], ...(use === 'all' ? {} : { use }), ...(tag ? { tag } : {}) }
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('questions.out')}
        </Title>
        <Text c="dimmed">{t('questions.outAbout')}</Text>
      </div>
      <div className={styles.choices}>
        <NativeSelect
          label={t('questions.format')}
          description={t('questions.formatHelp')}
          data={fileNames.map((value) => ({ value, label: t(`questions.format.${value}`) }))}
          value={file}
          onChange={({ currentTarget: { value } }) =>
            setFile(fileNames.find((one) => one === value) ?? 'csv')
          }
        />
        <NativeSelect
          label={t('questions.use')}
          data={uses.map((value) => ({ value, label: t(`questions.use.${value}`) }))}
          value={use}
          onChange={({ currentTarget: { value } }) => setUse(uses.find((one) => one === value) ?? 'all')}
        />
        <NativeSelect
          label={t('questions.tag')}
          data={[
            { value: '', label: t('questions.tag.all') },
            ...tags.map((one) => ({ value: one.slug, label: labelIn(one, language) })),
          ]}
          value={tag}
          onChange={({ currentTarget: { value } }) => setTag(value)}
        />
      </div>
      <Losses query={query} />
      <Button
        component="a"
        className={longButton.button}
        href={apiAddress('GET', '/api/admin/question-exports', { query })}
        download
        leftSection={<IconDownload size="1.125rem" aria-hidden />}
      >
        {t('questions.download')}
      </Button>
    </section>
  )
}

/** Names what the file would leave out before it is made, with the reason and the way to each. */
function Losses({ query }: { query: Partial<QuestionExport> }) {
  const t = useText()
  const { data } = useQuery(apiQuery('/api/admin/question-exports/losses', { query }))
  const leftOut = data?.leftOut ?? []
  return (
    <div>
      <output>
        {data &&
          (leftOut.length === 0 ? t('questions.lostNone') : t('questions.lost', { count: leftOut.length }))}
      </output>
      {leftOut.length > 0 && (
        <ul className={styles.notes}>
          {leftOut.slice(0, mostNamed).map(({ row, id, title, titleLanguage, code }) => (
            <li key={id} data-severity="warning">
              <Anchor
                component={Link}
                to={itemPath({ kind: 'question', id })}
                lang={titleLanguage ?? undefined}
              >
                {title || t('questions.untitled')}
              </Anchor>{' '}
              {t(`loss.${code}`)}
              <span className={styles.place}>{t('questions.exercise', { row })}</span>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > mostNamed && (
        <Text size="sm">{t('questions.lostMore', { count: leftOut.length - mostNamed })}</Text>
      )}
    </div>
  )
}
