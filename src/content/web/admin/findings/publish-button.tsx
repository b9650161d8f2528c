import { Button } from '@mantine/core'
import { IconWorldUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Item } from '#content/contract.ts'
import type { Finding } from '#content/findings-contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import type { EditionDraft } from '../item/use-edition-draft.ts'
import { useText } from '../text.ts'
import { FindingsList } from './findings-list.tsx'
import { askFindings } from './use-findings.ts'

interface Props {
  item: Item
  draft: EditionDraft
  label: string
  isBusy: boolean
  onPublish: () => void
}

/** Publishes; when there are warnings they are shown once more first. Checks that cannot be asked keep nobody from publishing. */
export function PublishButton({ item, draft, label, isBusy, onPublish }: Props) {
  const t = useText()
  const api = useApi()
  const [warnings, setWarnings] = useState<Finding[]>([])
  const [isAsking, setAsking] = useState(false)
  const publish = async () => {
    setAsking(true)
    const { language, text } = draft
    const found = await askFindings(api, { itemId: item.id, language, text }).catch(() => ({ items: [] }))
    setAsking(false)
    const warned = found.items.filter(({ severity }) => severity === 'warning')
    if (warned.length === 0) onPublish()
    else setWarnings(warned)
  }
  return (
    <>
      <Button
        leftSection={<IconWorldUpload size={18} aria-hidden />}
        loading={isAsking || isBusy}
        onClick={() => void publish()}
      >
        {label}
      </Button>
      {warnings.length > 0 && (
        <ConfirmDialog
          title={t('findings.warnings', { count: warnings.length })}
          action={t('findings.publish')}
          onClose={() => setWarnings([])}
          onConfirm={() => {
            setWarnings([])
            onPublish()
          }}
        >
          {t('findings.confirm')}
          <FindingsList items={warnings} />
        </ConfirmDialog>
      )}
    </>
  )
}
