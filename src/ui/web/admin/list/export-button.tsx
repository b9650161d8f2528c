import { IconDownload } from '@tabler/icons-react'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '../use-change.ts'

/** Fetches a file of people by its address, so that a long list is never held by the page; whether it may is asked before. */
export function ExportButton({ file, label }: { file: string; label: string }) {
  const download = useChange((api) => api.get('/api/session/proof'), {
    refreshes: ['/api/admin/audit-log'],
    onDone: () => location.assign(file),
  })
  return (
    <ActionButton
      variant="default"
      isBusy={download.isPending}
      leftSection={<IconDownload size="1.125rem" aria-hidden />}
      onClick={() => download.mutate()}
    >
      {label}
    </ActionButton>
  )
}
