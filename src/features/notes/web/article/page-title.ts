/** Of the page that is shown. */
export function titleOfPage(): string {
  return document.querySelector('main h1')?.textContent?.trim() ?? document.title
}
