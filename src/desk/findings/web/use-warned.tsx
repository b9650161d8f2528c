import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Item } from '#content/contract.ts'
import type { Finding } from '../contract.ts'
import { useApi } from '#platform/web/query-client.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import type { Saved } from '../../drafts/web/use-edition-steps.ts'
import { useText } from '../../web/text.ts'
import { FindingsList } from './findings-list.tsx'
import { askFindings } from './use-findings.ts'

interface Wish {
  /** What the button says that goes on in spite of warnings. */
  action: string
  /** The fields of the item, saved before they are checked. */
  shared: Saved
}

interface Warned {
  warnings: Finding[]
  isSending: boolean
  go: () => void
}

/**
 * Lets a text go to its readers, now or later. What keeps it from them comes first, in the list above the text; only when that
 * is empty are the warnings shown once more, and that pictures are still on their way. Checks that cannot be asked keep nobody from it.
 * What may go to its readers is the text as it was seen when that was asked: `seen` counts the joins until then.
 */
export function useWarned(item: Item, draft: EditionDraft, { action, shared }: Wish) {
  const t = useText()
  const api = useApi()
  const [warned, setWarned] = useState<Warned>()
  const [isAsking, setAsking] = useState(false)
  const ask = async (allow: (seen: number) => void, onMissing?: () => void) => {
    const seen = draft.joins()
    const go = () => allow(seen)
    setAsking(true)
    const { language, text } = draft
    const found = await shared
      .save()
      .then(() => askFindings(api, { itemId: item.id, language, text }))
      .catch(() => ({ items: [], missing: {} }))
    setAsking(false)
    if (Object.keys(found.missing).length > 0) {
      draft.setProblems(found.missing)
      onMissing?.()
      return
    }
    const warnings = found.items.filter(({ severity }) => severity === 'warning')
    const isSending = draft.isSending()
    if (warnings.length === 0 && !isSending) go()
    else setWarned({ warnings, isSending, go })
  }
  const titleOf = ({ warnings: { length } }: Warned) =>
    length > 0 ? t('findings.warnings', { count: length }) : t('findings.sendingTitle')
  const dialog = warned && (
    <ConfirmDialog
      title={titleOf(warned)}
      action={action}
      onClose={() => setWarned(undefined)}
      onConfirm={() => {
        setWarned(undefined)
        warned.go()
      }}
    >
      {warned.isSending && <Text mb="xs">{t('findings.sending')}</Text>}
      {warned.warnings.length > 0 && t('findings.confirm')}
      <FindingsList items={warned.warnings} language={draft.language} />
    </ConfirmDialog>
  )
  return { ask, isAsking, dialog }
}
