/** The box of all rows that is seen: in the head of the table, or above its cards. Without any, the beginning of the page's content. */
export function pageCheckbox(): HTMLElement | null {
  const boxes = document.querySelectorAll<HTMLElement>('[data-page-select]:enabled')
  return [...boxes].find((box) => box.checkVisibility()) ?? document.getElementById('main')
}
