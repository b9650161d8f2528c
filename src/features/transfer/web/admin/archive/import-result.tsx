import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ImportResult } from '../../../contract.ts'
import { useText } from '../text.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportItems } from './import-items.tsx'
import styles from './transfer.module.css'

/** What an import did, with links to everything it brought. */
export function ImportResultView({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
  const t = useText()
  return (
    <Stack className={styles.wide}>
      <Alert
        color="green"
        aria-live="polite"
        icon={<IconCheck size="1.25rem" aria-hidden />}
        title={t('transfer.done')}
      >
        <Text>{t('transfer.doneHelp')}</Text>
      </Alert>
      <ImportCounts counts={result.counts} />
      <ImportItems items={result.items} />
      <div>
        <Button variant="default" onClick={onAnother}>
          {t('transfer.another')}
        </Button>
      </div>
    </Stack>
  )
}
