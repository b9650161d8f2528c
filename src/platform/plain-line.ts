/** Invisible signs that turn text around, or make one name look like another: bidi controls, zero-width and filler signs, tags. */
const deceiving =
  /\u034F|\u17B4|\u17B5|\u180B|\u180C|\u180D|\u180F|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu

/** Joiners shape words of scripts whose letters join, and pictures made of several; anywhere else they are only invisible. */
const joiner =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu

/** Text of one line as people see it: Unicode normal form C, single spaces, nothing that hides or turns around. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(deceiving, '')
    .replace(joiner, '')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim()
}
