import { Button } from '@mantine/core'
import { IconWorldUpload } from '@tabler/icons-react'
import type { Item } from '#content/contract.ts'
import type { EditionDraft } from '../item/use-edition-draft.ts'
import { useText } from '../text.ts'
import { useWarned } from './use-warned.tsx'

interface Props {
  item: Item
  draft: EditionDraft
  label: string
  isBusy: boolean
  onPublish: () => void
}

/** Publishes, after a last look at the warnings. */
export function PublishButton({ item, draft, label, isBusy, onPublish }: Props) {
  const t = useText()
  const warned = useWarned(item, draft, t('findings.publish'))
  return (
    <>
      <Button
        leftSection={<IconWorldUpload size={18} aria-hidden />}
        loading={warned.isAsking || isBusy}
        onClick={() => void warned.ask(onPublish)}
      >
        {label}
      </Button>
      {warned.dialog}
    </>
  )
}
