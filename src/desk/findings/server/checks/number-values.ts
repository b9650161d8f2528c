/** A number as it is written, and what it says. */
export interface WrittenNumber {
  start: number
  end: number
  written: string
  value: number
  /** `3:30`: Ethiopian clocks begin six hours later. */
  isTime: boolean
}

const multipliers: [RegExp, number][] = [
  [/^\s?(?:thousand|ሺህ|ሺ)(?!\p{L})/iu, 1e3],
  [/^\s?(?:million|ሚሊዮን|ሚሊየን)(?!\p{L})/iu, 1e6],
  [/^\s?(?:billion|ቢሊዮን|ቢሊየን)(?!\p{L})/iu, 1e9],
]

const numerals =
  /(?<time>\d{1,2}:\d{2})(?!\d)|(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|(?<ethiopic>[\u1369-\u137C]+)/gu

/** The numbers of a text: `1,000.50`, `5%`, `1.5 million`, `12:30`, and Ethiopic numerals. Numbers written as words are not read. */
export function numbersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(numerals)].map((match) => {
    const { index, groups = {} } = match
    const isTime = groups.time !== undefined
    let end = index + match[0].length
    let value = isTime
      ? minutesOf(groups.time ?? '')
      : groups.digits
        ? Number(groups.digits.replaceAll(',', ''))
        : ethiopicValue(groups.ethiopic ?? '')
    const [many, times] = multipliers.find(([word]) => !isTime && word.test(text.slice(end))) ?? []
    if (many && times) {
      value *= times
      end += many.exec(text.slice(end))?.[0].length ?? 0
    }
    return {
      start: index,
      end,
      written: text.slice(index, end),
      value: Math.round(value * 1e6) / 1e6,
      isTime,
    }
  })
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const one = 0x1369
const ten = 0x1372
const hundred = 0x137b
const tenThousand = 0x137c

/** ፲፱፻፺፱ is 1999: units and tens add up, ፻ and ፼ multiply what stands before them. */
function ethiopicValue(numeral: string): number {
  let [total, hundreds, small] = [0, 0, 0]
  for (const sign of numeral) {
    const code = sign.codePointAt(0) ?? 0
    if (code === tenThousand) {
      total = (total + hundreds + small || 1) * 10_000
      ;[hundreds, small] = [0, 0]
    } else if (code === hundred) {
      hundreds += (small || 1) * 100
      small = 0
    } else small += code >= ten ? (code - ten + 1) * 10 : code - one + 1
  }
  return total + hundreds + small
}
