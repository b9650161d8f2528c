/** A picture that is no card, before it is drawn. */
export type Picture = Drawing | Sheet

/** An SVG without words, and words with their places in it. */
export interface Drawing {
  width: number
  height: number
  shapes: string
  words: readonly {
    text: string
    x: number
    /** The line on which they stand. */
    y: number
    /** Whether `x` is their middle, and not their beginning. */
    isMiddle: boolean
    size: number
    isBold: boolean
    colour: string
  }[]
}

/** Words and figures alone, which are laid out where they are drawn. What is empty takes no room. */
export interface Sheet {
  /** What it is, above its title. */
  label: string
  title: string
  rows: readonly SheetRow[]
  /** Counted from one. */
  lines: readonly string[]
  /** What it comes to, on the deep ground, with what is said of it. */
  main: SheetRow | null
  note: string
  /** Only where the picture stands alone, and not beside the title of a card. */
  text: string
  details: readonly SheetRow[]
}

/** Pixels of a sheet that stands alone: its smallest letters can be read where it is 360 wide. */
export const sheetSize = { width: 720, height: 960 } as const

export interface SheetRow {
  label: string
  figure: string
}

/** What stands for a page that is no item where it is shared. */
export interface PageCard {
  label: string
  title: string
  footer: string
  beside: Picture
}
