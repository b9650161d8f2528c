import { IconWorldUpload } from '@tabler/icons-react'
import type { Item } from '#content/contract.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import type { Saved } from '../../drafts/web/use-edition-steps.ts'
import { useText } from '../../web/text.ts'
import { useWarned } from './use-warned.tsx'

interface Props {
  item: Item
  draft: EditionDraft
  shared: Saved
  label: string
  isBusy: boolean
  /** Of the text with the joins that were seen. */
  onPublish: (seen: number) => void
}

/** Publishes, after a last look at what is missing and at the warnings. */
export function PublishButton({ item, draft, shared, label, isBusy, onPublish }: Props) {
  const t = useText()
  const warned = useWarned(item, draft, { action: t('findings.publish'), shared })
  return (
    <>
      <ActionButton
        leftSection={<IconWorldUpload size="1.125rem" aria-hidden />}
        isBusy={warned.isAsking || isBusy}
        onClick={() => void warned.ask(onPublish)}
      >
        {label}
      </ActionButton>
      {warned.dialog}
    </>
  )
}
