import { useLocalStorage } from '@mantine/hooks'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { counterparts } from '../../../comparison/counterparts.ts'
import { languages, type Language } from '#platform/languages.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { blocksOf } from './blocks-of.ts'
import { createLayer, type Layer } from './layer.ts'
import { measureBlocks, showMargins } from './block-margins.ts'

export type LineUp = ReturnType<typeof useLineUp>

/** How long nobody must have typed, milliseconds: lines that jump while one writes are worse than lines that are uneven. */
const pause = 700

/** Puts blocks that stand for each other side by side, by room above the one that stands higher. The choice stays in this browser. */
export function useLineUp(isPossible: boolean) {
  const [isWanted, setWanted] = useLocalStorage({
    key: 'line-up',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const [editors, setEditors] = useState<Partial<Record<Language, Editor>>>({})
  const [layers] = useState<Record<Language, Layer>>(() => ({
    en: createLayer('line-up-en'),
    am: createLayer('line-up-am'),
  }))
  const [setEditor] = useState(() => ({
    en: (editor: Editor) => setEditors((all) => ({ ...all, en: editor })),
    am: (editor: Editor) => setEditors((all) => ({ ...all, am: editor })),
  }))
  const isOn = isPossible && isWanted
  const { en, am } = editors

  useEffect(() => {
    if (!isOn || !en || !am) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(now, pause)
    }
    const now = () => {
      if (en.view.composing || am.view.composing) soon()
      else lineUp({ en, am }, layers)
    }
    const sizes = new ResizeObserver(soon)
    for (const editor of [en, am]) {
      editor.on('update', soon)
      sizes.observe(editor.view.dom)
    }
    now()
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      for (const language of languages) {
        const editor = { en, am }[language]
        editor.off('update', soon)
        layers[language].draw(editor, () => [])
      }
    }
  }, [isOn, en, am, layers])

  return useSteady({ isPossible, isWanted, setWanted, layers, setEditor })
}

function lineUp(editors: Record<Language, Editor>, layers: Record<Language, Layer>): void {
  if (editors.en.isDestroyed || editors.am.isDestroyed) return
  const [en, am] = [measureBlocks(editors.en), measureBlocks(editors.am)]
  const room = { en: new Map<number, number>(), am: new Map<number, number>() }
  const added = { en: 0, am: 0 }
  for (const [one, other] of counterparts(blocksOf(editors.en), blocksOf(editors.am))) {
    const [left, right] = [en[one], am[other]]
    if (!left || !right) continue
    const ahead = Math.round(right.top + added.am - (left.top + added.en))
    if (Math.abs(ahead) < 2) continue
    const [language, index] = ahead > 0 ? (['en', one] as const) : (['am', other] as const)
    room[language].set(index, Math.abs(ahead))
    added[language] += Math.abs(ahead)
  }
  showMargins(editors.en, layers.en, { blocks: en, room: room.en })
  showMargins(editors.am, layers.am, { blocks: am, room: room.am })
}
