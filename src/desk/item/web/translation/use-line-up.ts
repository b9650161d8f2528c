import { useLocalStorage } from '@mantine/hooks'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { counterparts } from '../../../comparison/counterparts.ts'
import { pairsOf } from '../../../comparison/translation-marks.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { languages, type Language } from '#platform/languages.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { blocksOf } from './blocks-of.ts'
import { createLayer, type Layer } from './layer.ts'
import { measureBlocks, showMargins } from './block-margins.ts'

type Blocks = readonly Block[]

/** What the other text said when that in a language was translated from it, as far as that is known. */
type Earlier = Partial<Record<Language, Blocks>>

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
  const [earlier, setEarlier] = useState<Earlier>({})
  const [setEarlierOf] = useState(() => ({
    en: (blocks: Blocks | undefined) => setEarlier((all) => ({ ...all, en: blocks })),
    am: (blocks: Blocks | undefined) => setEarlier((all) => ({ ...all, am: blocks })),
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
      else lineUp({ en, am }, layers, earlier)
    }
    const sizes = new ResizeObserver(soon)
    for (const editor of [en, am]) {
      editor.on('update', soon)
      sizes.observe(editor.view.dom)
      // What opens above an editor moves it and leaves its size alone.
      const panel = editor.view.dom.closest('[data-edition]')
      if (panel) sizes.observe(panel)
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
  }, [isOn, en, am, layers, earlier])

  return useSteady({ isPossible, isWanted, setWanted, layers, setEditor, setEarlierOf })
}

function lineUp(editors: Record<Language, Editor>, layers: Record<Language, Layer>, earlier: Earlier): void {
  if (editors.en.isDestroyed || editors.am.isDestroyed) return
  const [en, am] = [measureBlocks(editors.en), measureBlocks(editors.am)]
  const room = { en: new Map<number, number>(), am: new Map<number, number>() }
  const added = { en: 0, am: 0 }
  for (const [one, other] of pairsIn({ en: blocksOf(editors.en), am: blocksOf(editors.am) }, earlier)) {
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

/** Which block in English stands for which in Amharic: by what the one was translated from, or else by what they are like. */
function pairsIn({ en, am }: Record<Language, Blocks>, earlier: Earlier): [number, number][] {
  if (earlier.am) return pairsOf(am, { earlier: earlier.am, now: en })
  if (earlier.en)
    return pairsOf(en, { earlier: earlier.en, now: am }).map(([other, one]): [number, number] => [one, other])
  return counterparts(en, am)
}
