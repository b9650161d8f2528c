import { useEffect, useRef, type KeyboardEvent } from 'react'

/** A toolbar is one stop of the Tab key; the arrow keys, Home and End move inside it. */
export function useToolbarKeys() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tools = toolsIn(ref.current)
    if (!tools.some((tool) => tool.tabIndex === 0)) tools[0]?.setAttribute('tabindex', '0')
  })
  return {
    ref,
    onFocus() {
      for (const tool of toolsIn(ref.current)) tool.tabIndex = tool === document.activeElement ? 0 : -1
    },
    onKeyDown(event: KeyboardEvent) {
      const tools = toolsIn(ref.current)
      const at = tools.findIndex((tool) => tool === document.activeElement)
      const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
      if (next === undefined || at === -1) return
      event.preventDefault()
      tools[(next + tools.length) % tools.length]?.focus()
    },
  }
}

function toolsIn(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('[data-tool]:not(:disabled)') ?? [])]
}
