import { useState } from 'react'
import type { Item } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { Saved } from '../../drafts/web/use-edition-steps.ts'
import { isShownInPlace } from '../../drafts/web/answers.ts'

/** Saves what was typed, then shows the draft in a tab of its own, so that the writer's place in the text stays. */
export function useOpenPreview(item: Item, language: Language, drafts: readonly Saved[]) {
  const report = useReport()
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    const address = `${paths.admin.preview(item.id)}?in=${language}`
    setOpening(true)
    // Opened at once: later the browser would take it for a window that nobody asked for.
    const tab = window.open('', `preview-${item.id}`)
    try {
      for (const draft of drafts) await draft.save()
      if (tab) tab.location.href = address
      else location.assign(address)
    } catch (error) {
      if (tab?.location.href === 'about:blank') tab.close()
      if (!isShownInPlace(error)) report.failed(error)
    } finally {
      setOpening(false)
    }
  }
  return { open, isOpening }
}
