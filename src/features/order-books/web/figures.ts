import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { plainFigure } from '#platform/word-forms/digits.ts'
import { withoutBirr, withoutPieces } from '#platform/word-forms/typed-units.ts'

/** Figures of a market in the reader's language; prices and money are whole steps, of which 100 make a birr. */
export function useFigures() {
  const { language } = useLanguage()
  const exact = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return {
    birr: (steps: number) => formatNumber(steps / 100, language, exact),
    /** What a unit came to on average, to a hundredth of a step. */
    average: ({ value, units }: { value: number; units: number }) =>
      formatNumber(units === 0 ? 0 : value / units / 100, language, { ...exact, maximumFractionDigits: 4 }),
    /** Hundredths of a per cent. */
    percent: (hundredths: number) => formatNumber(hundredths / 100, language),
  }
}
export type Figures = ReturnType<typeof useFigures>

/** The steps of a price as it was typed; undefined when it is none. */
export function stepsOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plainFigure(withoutBirr(typed))) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Units as they were typed; undefined where that is no whole number above zero. */
export function unitsOf(typed: string): number | undefined {
  const plain = plainFigure(withoutPieces(typed))
  return /^\d{1,15}$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined
}

export function typedOf(steps: number): string {
  return (steps / 100).toFixed(2)
}
