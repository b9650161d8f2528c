/** Finds markup that was made before, for one page. */
export interface MarkupMemory {
  /** The content that was kept under a name, with `address` in the place of that of the page for which it was made. */
  find(name: string, address: string | undefined): string | undefined
  /** Asks for what is about to be rendered to be kept. What it gives stands in its element as `data-kept` until it is found there. */
  mark(name: string, address: string | undefined): string
}
