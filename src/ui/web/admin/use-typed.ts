import { useRef, useState, type FocusEvent } from 'react'

/** Whether text fields under these handlers hold something else than when they were first entered: `isTyped` as of the last key. */
export function useTyped() {
  const before = useRef(new Map<TextField, string>())
  const [isTyped, setTyped] = useState(false)
  const isAnythingTyped = () =>
    [...before.current].some(([field, value]) => field.isConnected && field.value.trim() !== value.trim())
  return {
    isTyped,
    isAnythingTyped,
    onInput: () => setTyped(isAnythingTyped()),
    onFocusCapture({ target }: FocusEvent) {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value)
    },
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** What is searched for is nobody's work. */
const otherTypes = ['search', 'checkbox', 'radio', 'file', 'range', 'button', 'submit']

function isTextField(element: EventTarget): element is TextField {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && !element.readOnly && !otherTypes.includes(element.type)
}
