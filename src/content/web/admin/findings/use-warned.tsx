import { useState } from 'react'
import type { Item } from '#content/contract.ts'
import type { Finding } from '#content/findings-contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import type { EditionDraft } from '../item/use-edition-draft.ts'
import { useText } from '../text.ts'
import { FindingsList } from './findings-list.tsx'
import { askFindings } from './use-findings.ts'

/**
 * Lets a text go to its readers, now or later; when there are warnings they are shown once more first. Checks that cannot be
 * asked keep nobody from it.
 */
export function useWarned(item: Item, draft: EditionDraft, action: string) {
  const t = useText()
  const api = useApi()
  const [warned, setWarned] = useState<{ warnings: Finding[]; go: () => void }>()
  const [isAsking, setAsking] = useState(false)
  const ask = async (go: () => void) => {
    setAsking(true)
    const { language, text } = draft
    const found = await askFindings(api, { itemId: item.id, language, text }).catch(() => ({ items: [] }))
    setAsking(false)
    const warnings = found.items.filter(({ severity }) => severity === 'warning')
    if (warnings.length === 0) go()
    else setWarned({ warnings, go })
  }
  const dialog = warned && (
    <ConfirmDialog
      title={t('findings.warnings', { count: warned.warnings.length })}
      action={action}
      onClose={() => setWarned(undefined)}
      onConfirm={() => {
        setWarned(undefined)
        warned.go()
      }}
    >
      {t('findings.confirm')}
      <FindingsList items={warned.warnings} />
    </ConfirmDialog>
  )
  return { ask, isAsking, dialog }
}
