import { useSyncExternalStore } from 'react'

/** How large everything is set, in percent of the device's own size. The inline script of every page sets the attribute before the first paint. */
const textSizeKey = 'textSize'
const textSizes = [90, 100, 115, 130, 150] as const
export type TextSize = (typeof textSizes)[number]

const changes = new EventTarget()

/** The size that is set on the page, and how to set the next one. */
export function useTextSize(): { size: TextSize; smaller?: TextSize; larger?: TextSize } {
  const size = useSyncExternalStore(subscribe, readSize, () => 100 as const)
  const index = textSizes.indexOf(size)
  return { size, smaller: textSizes[index - 1], larger: textSizes[index + 1] }
}

/** Sets a size and keeps the choice. */
export function setTextSize(size: TextSize): void {
  const { dataset } = document.documentElement
  if (size === 100) delete dataset.textSize
  else dataset.textSize = String(size)
  changes.dispatchEvent(new Event('change'))
  try {
    if (size === 100) localStorage.removeItem(textSizeKey)
    else localStorage.setItem(textSizeKey, String(size))
  } catch {
    // The choice then lasts as long as the page.
  }
}

function readSize(): TextSize {
  const set = Number(document.documentElement.dataset.textSize)
  return textSizes.find((size) => size === set) ?? 100
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
