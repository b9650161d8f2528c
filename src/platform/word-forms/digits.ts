/** What an Ethiopic digit stands for; ፻ and ፼ multiply what stands before them. */
const firstDigit = 0x1369
const hundred = 0x137b
const tenThousand = 0x137c

/** A number in Ethiopic digits in the digits of today: ፳፻፲፱ is 2019. Anything else stays. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/[\u1369-\u137c]+/g, (digits) => String(valueOf(digits)))
}

const parted = /^-?[1-9]\d{0,2}(?:,\d{3})+(?!\d)/

/**
 * A figure as it is typed, in the digits and with the point of today, without what parts its thousands: `፩፻`, `1 200,5` and `1,200.50`
 * are `100`, `1200.5` and `1200.50`. What is no figure does not become one.
 */
export function plainFigure(typed: string): string {
  const plain = withPlainDigits(typed)
  // Raised, ringed and the like: 10² is not 102.
  if (/\p{No}/u.test(plain)) return plain
  const text = plain
    .normalize('NFKC')
    .replaceAll(/[\s'’]/g, '')
    .replace('−', '-')
  return (parted.test(text) ? text.replaceAll(/,(?=\d{3}(?!\d))/g, '') : text).replace(/,(?=\d+$)/, '.')
}

function valueOf(digits: string): number {
  let [tenThousands, hundreds, units] = [0, 0, 0]
  for (const digit of digits) {
    const code = digit.charCodeAt(0)
    if (code === tenThousand) {
      tenThousands = (tenThousands + hundreds + units || 1) * 10_000
      hundreds = units = 0
    } else if (code === hundred) {
      hundreds += (units || 1) * 100
      units = 0
    } else {
      const place = code - firstDigit
      units += place < 9 ? place + 1 : (place - 8) * 10
    }
  }
  return tenThousands + hundreds + units
}
