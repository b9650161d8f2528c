import { useEffect, useState } from 'react'
import type { Language } from '#platform/languages.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'
import { isShownInPlace } from '../../../drafts/web/answers.ts'
import { theirWords, type Choice, type TextClash } from '../../../drafts/web/merging/merge-texts.ts'

/** Keys that choose for the first place that is left, wherever in the text's panel the focus is. */
const keys: Partial<Record<string, Choice>> = { Digit1: 'mine', Digit2: 'theirs', Digit3: 'both' }

/** A choice holds for the words of theirs that were seen. */
type Chosen = Record<string, { choice: Choice; theirs: string }>

/** What the editor has chosen so far; with the last choice everything is saved. */
export function useChoices(draft: EditionDraft, clashes: readonly TextClash[]) {
  const report = useReport()
  const [chosen, setChosen] = useState<Chosen>({})
  const [isBusy, setBusy] = useState(false)
  const choiceOf = ({ id }: TextClash, of = chosen) => {
    const one = of[id]
    const clash = clashes.find((clash) => clash.id === id)
    return one && clash && one.theirs === theirWords(clash) ? one.choice : undefined
  }
  const left = clashes.filter((clash) => !choiceOf(clash))

  const { resolve } = useSteady({
    async resolve(of: Chosen) {
      setBusy(true)
      try {
        await draft.resolve(
          new Map(
            clashes.flatMap((clash): [string, Choice][] => [[clash.id, choiceOf(clash, of) ?? 'mine']]),
          ),
        )
      } catch (error) {
        if (!isShownInPlace(error)) report.failed(error)
      } finally {
        setBusy(false)
      }
    },
  })

  /** True when that was the last one. */
  const choose = (places: readonly TextClash[], choice: Choice): boolean => {
    const more = places.map((clash) => [
      clash.id,
      { choice: choice === 'both' && !mayKeepBoth(clash) ? 'mine' : choice, theirs: theirWords(clash) },
    ])
    const next: Chosen = { ...chosen, ...Object.fromEntries(more) }
    setChosen(next)
    const isLast = clashes.every((clash) => choiceOf(clash, next))
    if (isLast && !isBusy) void resolve(next)
    return isLast
  }

  useChoiceKeys(draft.language, left[0], choose)

  // What was chosen by writing: both say the same now.
  const isOver = clashes.length === 0 && draft.meeting !== undefined
  useEffect(() => {
    if (isOver) void resolve({})
  }, [isOver, resolve])

  return { left, choiceOf, choose, isBusy }
}

/** Chooses by keys for the first place that is left. */
function useChoiceKeys(
  language: Language,
  first: TextClash | undefined,
  choose: (places: readonly TextClash[], choice: Choice) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const choice = keys[event.code]
      const isHere = event.target instanceof Element && event.target.closest(`[data-edition="${language}"]`)
      if (!choice || !first || !isHere || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey)
        return
      event.preventDefault()
      if (choice !== 'both' || mayKeepBoth(first)) choose([first], choice)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
}

/** Only blocks that both still have can stand one below the other. */
export function mayKeepBoth(clash: TextClash): boolean {
  return clash.kind === 'block' && clash.mine !== undefined && clash.theirs !== undefined
}
