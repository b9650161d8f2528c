import { encode } from 'uqr'

/** A text as a QR code that stays readable when a seventh of it is covered, with the quiet edge that cameras need. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return {
    size,
    path: data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join(''),
  }
}
