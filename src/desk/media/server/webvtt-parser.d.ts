/** The part that is used of a package which has no types of its own. */
declare module 'webvtt-parser' {
  interface Parser {
    parse(
      text: string,
      mode: 'subtitles/captions/descriptions' | 'metadata' | 'chapters',
    ): { cues: unknown[]; errors: { message: string; line: number }[] }
  }
  const all: { WebVTTParser: new () => Parser }
  export default all
}
