import { Fragment } from 'react'
import type { Language } from '#platform/languages.ts'

interface Props {
  /** A sentence of the desk, around words of a text that are given to it. */
  words: (quotes: Record<string, string>) => string
  /** Words of the text by the names that the sentence has for them. */
  quotes: Record<string, string>
  /** That of the text. */
  language: Language
}

/** A sentence in which what is quoted is read aloud in its own language. */
export function InTheirLanguage({ words, quotes, language }: Props) {
  const names = Object.keys(quotes)
  const gaps = names.map((name, index) => [name, String.fromCodePoint(firstGap + index)] as const)
  const pieces = words(Object.fromEntries(gaps)).split(/([\uE000-\uE0FF])/)
  // One element, since buttons lay out what they hold piece by piece.
  return (
    <span>
      {pieces.map((piece, index) => {
        const name = gaps.find(([, gap]) => gap === piece)?.[0]
        return (
          // Pieces have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{name ? <span lang={language}>{quotes[name]}</span> : piece}</Fragment>
        )
      })}
    </span>
  )
}

/** Signs for private use stand in the sentence where the quotes come. */
const firstGap = 0xe0_00
