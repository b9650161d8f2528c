import { saverKey, showPicture, waitingPicture } from '../../../page/data-saver.ts'

const names = {
  saverKey,
  field: 'footer select',
  link: `a.${showPicture}`,
  parts: `.${waitingPicture} *`,
}

/**
 * The part of the inline script that saves data. Every picture of a page is lazy, so what is not displayed is never fetched: where
 * data is saved, an attribute keeps pictures from being displayed until their links are followed. Where it is not, the picture that
 * comes first is fetched as soon as the parser has met it. What was chosen stands in its field before any other script is there.
 *
 * It stands in the page as it is written here, so it uses nothing from outside itself.
 */
function saveData({ saverKey, field, link, parts }: typeof names): void {
  const root = document.documentElement
  // The server has heard the browser and has put addresses aside, for a lazy picture is fetched at once where no script runs.
  if (root.dataset.saver !== undefined)
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll<HTMLImageElement>(parts)) {
        const { src, srcset } = part.dataset
        if (srcset) part.srcset = srcset
        if (src) part.src = src
      }
    })
  let choice: string | null = null
  try {
    choice = localStorage.getItem(saverKey)
  } catch {}
  if (choice)
    document.addEventListener('DOMContentLoaded', () => {
      const shown = document.querySelector<HTMLSelectElement>(field)
      if (shown) shown.value = choice
    })
  // Not in the types of the language yet.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const isAsked = connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
  if (choice ? choice === 'on' : isAsked) root.dataset.saver = ''
  else {
    delete root.dataset.saver
    const watch = new MutationObserver(() => {
      const first = document.querySelector<HTMLImageElement>('img[fetchpriority]')
      if (!first) return
      first.loading = 'eager'
      watch.disconnect()
    })
    watch.observe(root, { childList: true, subtree: true })
    addEventListener('load', () => watch.disconnect())
  }
  const show = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    const asked = target instanceof Element && target.closest<HTMLElement>(link)
    const picture = asked && asked.parentElement?.querySelector('picture')
    const image = picture && picture.querySelector('img')
    if (!image || metaKey || ctrlKey || shiftKey) return
    event.preventDefault()
    picture.dataset.shown = ''
    asked.hidden = true
    // What only accompanied the words beside it was asked for, so now it has its own.
    image.alt ||= asked.firstElementChild?.textContent ?? ''
    image.tabIndex = -1
    image.focus({ preventScroll: true })
  }
  addEventListener('click', show, true)
}

export const inlineSaver = `(${saveData})(${JSON.stringify(names)})`
