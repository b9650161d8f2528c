/** The first field of the text that this stands above. */
export function titleOf(own: HTMLElement): HTMLElement | null {
  return own.closest('[data-edition]')?.querySelector<HTMLElement>('input, textarea') ?? null
}
