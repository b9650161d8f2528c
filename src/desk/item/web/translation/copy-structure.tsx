import { Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { structureOf } from '../../../comparison/structure.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import { otherLanguage } from '#platform/languages.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../../web/text.ts'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'
import { blocksOf } from './blocks-of.ts'

/** Takes over the blocks of the other language without their words, to be filled in. */
export function CopyStructure({ draft, editor }: { draft: EditionDraft; editor: Editor | null }) {
  const t = useText()
  const report = useReport()
  const [isAsking, setAsking] = useState(false)
  const original = draft.other?.body
  const names = {
    language: t(`language.${draft.language}`),
    other: t(`language.${otherLanguage(draft.language)}`),
  }
  if (!editor || !original || isBlank(original)) return null
  const put = (body: BlockDocument) => {
    editor.commands.setContent(body, { emitUpdate: true })
    draft.change({ body })
  }
  const copy = () => {
    setAsking(false)
    const before: BlockDocument = { type: 'doc', content: blocksOf(editor) }
    put({ type: 'doc', content: structureOf(original.content) })
    report.done(t('structure.done', names), () => put(before))
  }
  return (
    <div>
      <Button
        size="compact-sm"
        variant={isBlank(draft.text.body) ? 'light' : 'subtle'}
        leftSection={<IconCopyPlus size="1rem" aria-hidden />}
        onClick={() => (isBlank(draft.text.body) ? copy() : setAsking(true))}
      >
        {t('structure.copy', names)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('structure.title', names)}
          action={t('structure.replace')}
          isDangerous
          onClose={() => setAsking(false)}
          onConfirm={copy}
        >
          {t('structure.text', names)}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Nothing but empty paragraphs. */
function isBlank({ content }: BlockDocument): boolean {
  return content.every((block) => block.type === 'paragraph' && !block.content?.length)
}
