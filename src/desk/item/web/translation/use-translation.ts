import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BlockDocument } from '#content/blocks/document.ts'
import type { Item } from '#content/contract.ts'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'
import { createLayer } from './layer.ts'
import { useDebtMarks } from './use-debt-marks.ts'
import { useGhostWords, withEmptyLines } from './use-ghost-words.ts'
import type { LineUp } from './use-line-up.ts'
import { useSettled } from './use-settled.ts'
import { useTranslationDebt } from './use-translation-debt.ts'

/** What one text shows of the other: what changed there since, and its words where this one is still empty. */
export function useTranslation(
  item: Item,
  draft: EditionDraft,
  { editor, lineUp }: { editor: Editor | null; lineUp: LineUp },
) {
  const [layers] = useState(() => ({ debt: createLayer('debt'), ghosts: createLayer('ghosts') }))
  const { language } = draft
  const lines = lineUp.layers[language]
  const plugins = useMemo(() => [layers.debt.plugin, layers.ghosts.plugin, lines.plugin], [layers, lines])
  const debt = useTranslationDebt(item, draft)
  const settled = useSettled(item.id, language, draft.edition?.basedOnRevision ?? null)
  const marks = useDebtMarks(editor, layers.debt, { debt, settled })
  const earlier = debt?.earlier?.body.content
  const setEarlier = lineUp.setEarlierOf[language]
  useEffect(() => setEarlier(earlier), [earlier, setEarlier])
  const original = draft.other?.body
  useGhostWords(editor, layers.ghosts, original)
  const { change } = draft
  const changeBody = useCallback(
    (body: BlockDocument) => change({ body: withEmptyLines(body, editor, original) }),
    [change, editor, original],
  )
  return { plugins, debt, marks, changeBody }
}
