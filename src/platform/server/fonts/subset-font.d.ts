declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** OpenType feature tags; the others go. */
    keepFeatures: string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, signs: string, options: Options): Promise<Buffer>
}
