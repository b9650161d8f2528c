import { useEffect, useRef, type ReactNode } from 'react'
import type { ImportPurposeName } from '../../../imports/contract.ts'
import { ImportFailure } from './import-failure.tsx'
import { ImportProgress, Working } from './import-progress.tsx'
import type { Applied, Import, LookedAt } from './use-import.ts'

interface Props<P extends ImportPurposeName> {
  purpose: P
  of: Import<P>
  /** What is said while the server works. */
  words: { looking: string; applying: string }
  /** Where a file is chosen. */
  choose: ReactNode
  renderReport: (looked: LookedAt<P>) => ReactNode
  renderResult: (applied: Applied<P>) => ReactNode
}

/** One import on a page, at whatever step it is. */
export function ImportSteps<P extends ImportPurposeName>({
  purpose,
  of: { step, leave },
  words,
  choose,
  renderReport,
  renderResult,
}: Props<P>) {
  switch (step.name) {
    case 'none':
      return choose
    case 'sending':
      return (
        <ImportProgress file={step.file} percent={step.percent} looking={words.looking} onCancel={leave} />
      )
    case 'looking':
      return <Working>{words.looking}</Working>
    case 'looked':
      return <Arrived key="looked">{renderReport(step.import)}</Arrived>
    case 'applying':
      return <Working>{words.applying}</Working>
    case 'done':
      return <Arrived key="done">{renderResult(step.import)}</Arrived>
    case 'failed':
      return <ImportFailure purpose={purpose} error={step.error} onRetry={step.retry} onLeave={leave} />
  }
}

/** The button that led here is gone: the focus goes to what has come of it, unless somebody is elsewhere meanwhile. */
function Arrived({ children }: { children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The head of the page has it where the address was named meanwhile.
    if (document.activeElement !== document.body && !document.activeElement?.matches('h1')) return
    const head = own.current?.querySelector<HTMLElement>('h2, h3, h4, [role=alert]')
    if (!head) return
    head.tabIndex = -1
    head.focus()
  }, [])
  return (
    <div ref={own} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
