import { useEffect, useRef } from 'react'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'

/**
 * The focus waits at what is said until the restored note is in the list again, also where the list loses it once more because its
 * deletion arrives late; not where its reader has gone on meanwhile.
 */
export function useReturn(listed: readonly { id: string; entry: OutboxEntry | undefined }[]) {
  const sentence = useRef<HTMLOutputElement>(null)
  const expected = useRef<string | null>(null)
  useEffect(() => {
    if (expected.current === null) return
    const shown = document.getElementById(`note-${expected.current}`)
    const { activeElement, body } = document
    const isLeft = ![body, sentence.current, shown].some((place) => place === activeElement)
    if (!isLeft && shown !== activeElement) (shown ?? sentence.current)?.focus()
    const isKept = listed.some(({ id, entry }) => id === expected.current && !entry)
    if (isLeft || isKept) expected.current = null
  })
  return {
    sentence,
    expect(id: string): void {
      expected.current = id
    },
  }
}
