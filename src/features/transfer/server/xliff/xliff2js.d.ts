/** The part of xliff, which has no types of its own, that the tests use. */
declare module 'xliff/xliff2js' {
  interface Units {
    [id: string]: { source: unknown; target?: unknown }
  }
  export default function xliff2js(xml: string): Promise<{
    sourceLanguage: string
    targetLanguage: string
    resources: Record<string, Units>
  }>
}
