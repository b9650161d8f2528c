import { useRef, type FocusEvent } from 'react'

/** Whether text fields under `onFocusCapture` hold something else than when they were first entered. */
export function useTyped() {
  const before = useRef(new Map<TextField, string>())
  return {
    onFocusCapture({ target }: FocusEvent) {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value)
    },
    isAnythingTyped: () =>
      [...before.current].some(([field, value]) => field.isConnected && field.value.trim() !== value.trim()),
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/** What is searched for is nobody's work. */
const otherTypes = ['search', 'checkbox', 'radio', 'file', 'range', 'button', 'submit']

function isTextField(element: EventTarget): element is TextField {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && !element.readOnly && !otherTypes.includes(element.type)
}
