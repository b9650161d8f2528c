import { Alert, Anchor, Code, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ArchiveProblem, ImportReport } from '../../../contract.ts'
import { Link } from '#platform/web/router/links.tsx'
import { useText, type TextKey } from '../text.ts'
import styles from './transfer.module.css'
import { useKindWords } from '#desk/web/kind-words.ts'

/** Everything that stands in the way: of the archive as a whole, then item by item with the field. */
export function ImportProblems({ report }: { report: ImportReport }) {
  const t = useText()
  const kindWord = useKindWords()
  const items = report.items.filter((item) => item.problems.length > 0)
  const told = report.problems.length + items.reduce((sum, item) => sum + item.problems.length, 0)
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle size="1.25rem" aria-hidden />}
      title={t('transfer.problems', { count: report.problemCount })}
    >
      <Stack gap="sm">
        <Text>{t('transfer.problemsHelp')}</Text>
        <ul className={styles.problems}>
          {report.problems.length > 0 && (
            <ProblemGroup title={t('transfer.problemsWhole')} problems={report.problems} />
          )}
          {items.map(({ kind, slug, title, problems }) => (
            <ProblemGroup
              key={`${kind}/${slug}`}
              title={t('transfer.problemsOf', { kind: kindWord(kind, 'own'), title: title || slug })}
              problems={problems}
            />
          ))}
        </ul>
        {told < report.problemCount && (
          <Text>{t('transfer.problemsMore', { count: report.problemCount - told })}</Text>
        )}
      </Stack>
    </Alert>
  )
}

function ProblemGroup({ title, problems }: { title: string; problems: ArchiveProblem[] }) {
  const t = useText()
  return (
    <li>
      <Title order={4} size="h5" className={styles.words}>
        {title}
      </Title>
      {problems.map(({ field, code, detail }) => {
        const key = `transfer.problem.${code}`
        return (
          <div key={`${field} ${code} ${detail}`} className={styles.problem}>
            <span>{isKnown(key) ? t(key) : t('transfer.problem.other', { code })}</span>
            {code === 'item.in_use' ? (
              <Anchor component={Link} to={field} inherit underline="always">
                {detail || field}
              </Anchor>
            ) : (
              <span>
                {field !== 'file' && <Code>{field}</Code>} {detail && <span>{detail}</span>}
              </span>
            )}
          </div>
        )
      })}
    </li>
  )
}

const known = [
  'transfer.problem.archive.unreadable',
  'transfer.problem.archive.too_many',
  'transfer.problem.archive.too_large',
  'transfer.problem.archive.encrypted',
  'transfer.problem.entry.twice',
  'transfer.problem.entry.unsafe',
  'transfer.problem.entry.too_large',
  'transfer.problem.entry.missing',
  'transfer.problem.entry.unlisted',
  'transfer.problem.entry.checksum',
  'transfer.problem.entry.unreadable',
  'transfer.problem.entry.not_json',
  'transfer.problem.entry.unknown',
  'transfer.problem.manifest.missing',
  'transfer.problem.manifest.not_ours',
  'transfer.problem.manifest.version_unsupported',
  'transfer.problem.manifest.invalid',
  'transfer.problem.name.differs',
  'transfer.problem.media.type_refused',
  'transfer.problem.media.missing',
  'transfer.problem.tag.missing',
  'transfer.problem.collection.missing',
  'transfer.problem.parent.missing',
  'transfer.problem.slug.taken',
  'transfer.problem.page.fixed',
  'transfer.problem.item.in_use',
  'transfer.problem.item.twice',
  'transfer.problem.revision.behind',
  'transfer.problem.publication.required',
  'transfer.problem.publication.too_long',
  'transfer.problem.required',
  'transfer.problem.too_long',
  'transfer.problem.unknown_field',
  'transfer.problem.block.unknown',
  'transfer.problem.link.unsafe',
] as const satisfies TextKey[]

function isKnown(key: string): key is (typeof known)[number] {
  return known.some((one) => one === key)
}
