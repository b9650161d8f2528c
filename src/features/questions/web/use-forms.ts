import { useState, useSyncExternalStore } from 'react'

/** The forms of questions, wherever and whenever they come into the page. */
export function useForms(): readonly HTMLFormElement[] {
  const [find] = useState(finder)
  return useSyncExternalStore(watch, find, () => none)
}

const none: readonly HTMLFormElement[] = []

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Gives the same list for as long as the page has the same forms. */
function finder(): () => readonly HTMLFormElement[] {
  let known = none
  return () => {
    const found = [...document.querySelectorAll<HTMLFormElement>('form.self-check[data-question]')]
    const isSame = found.length === known.length && found.every((form, index) => form === known[index])
    if (!isSame) known = found
    return known
  }
}
