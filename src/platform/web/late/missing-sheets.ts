/** Sheets whose fetch broke: the loader of scripts takes them for ones that are there, and never asks again. */
const missing = new Set<HTMLLinkElement>()

if (typeof document !== 'undefined')
  document.addEventListener('error', ({ target }) => isSheet(target) && missing.add(target), true)

/**
 * Asks again for sheets that did not arrive.
 * @throws when one of them does not arrive this time either
 */
export async function fetchMissingSheets(): Promise<void> {
  const links = [...missing]
  missing.clear()
  await Promise.all(links.map(fetchAgain))
}

/** One that fails once more is noticed like any other. */
function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  again.rel = link.rel
  again.crossOrigin = link.crossOrigin
  again.href = link.href
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`${link.href} did not arrive`)))
    link.replaceWith(again)
  })
}

function isSheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}
