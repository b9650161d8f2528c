import { Button, Radio, Stack, Text, Title } from '@mantine/core'
import { IconPackageImport } from '@tabler/icons-react'
import type { ImportMode, ImportReport } from '../../../contract.ts'
import { useText } from '../text.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportItems } from './import-items.tsx'
import { ImportProblems } from './import-problems.tsx'
import { ImportSettings } from './import-settings.tsx'
import styles from './transfer.module.css'

interface Props {
  report: ImportReport
  as: ImportMode
  onMode: (as: ImportMode) => unknown
  onApply: () => unknown
  onDiscard: () => void
}

/** The dry run: problems first, then what would come, then the button that does it. Of a ZIP that cannot be read, only why. */
export function ImportReportView(props: Props) {
  const t = useText()
  const { report, onDiscard } = props
  const found = Object.values(report.counts).reduce(
    (sum, one) => sum + one.create + one.update + one.unchanged,
    0,
  )
  const isNothingRead = report.problems.length > 0 && report.items.length + found === 0
  return (
    <Stack className={styles.wide}>
      <Title order={3} size="h4" tabIndex={-1} ref={(title) => title?.focus()}>
        {t('transfer.report')}
      </Title>
      {report.problemCount > 0 && <ImportProblems report={report} />}
      {!isNothingRead && <WhatWouldCome {...props} />}
      <div>
        <Button variant="default" onClick={onDiscard}>
          {t(isNothingRead ? 'transfer.choose' : 'import.cancel')}
        </Button>
      </div>
    </Stack>
  )
}

function WhatWouldCome({ report, as, onMode, onApply }: Props) {
  const t = useText()
  const { create, update } = report.counts.items
  const changes = Object.values(report.counts).reduce((sum, one) => sum + one.create + one.update, 0)
  return (
    <>
      <Radio.Group
        label={t('transfer.as')}
        description={t('transfer.rule')}
        value={as}
        onChange={(value) => void onMode(value === 'drafts' ? 'drafts' : 'archive')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="archive" label={t('transfer.as.archive')} />
          <Radio value="drafts" label={t('transfer.as.drafts')} />
        </Stack>
      </Radio.Group>
      <ImportCounts counts={report.counts} />
      <ImportSettings settings={report.settings} />
      <ImportItems items={report.items} />
      {report.problemCount === 0 && changes === 0 && <Text fw={600}>{t('transfer.nothing')}</Text>}
      {report.problemCount === 0 && changes > 0 && (
        <div>
          <Button
            onClick={() => void onApply()}
            leftSection={<IconPackageImport size="1.125rem" aria-hidden />}
          >
            {create + update > 0 ? t('transfer.apply', { count: create + update }) : t('transfer.applyRest')}
          </Button>
        </div>
      )}
    </>
  )
}
