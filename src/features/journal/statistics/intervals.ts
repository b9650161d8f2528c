/** From and to, both included. */
export interface Range {
  low: number
  high: number
}

/** 97.5 % of a normal distribution lie below. */
const z = 1.959964

/**
 * The Wilson score interval of a share, 95 % sure, in thousandths (E. B. Wilson 1927; method 3 of R. G. Newcombe, Statistics in
 * Medicine 17, 1998). It stays between 0 and 1000 and says something of few trades, too. `of` is above zero.
 */
export function wilson(wins: number, of: number): Range {
  const share = wins / of
  const middle = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  return {
    low: Math.max(0, Math.round(((middle - spread) / whole) * 1000)),
    high: Math.min(1000, Math.round(((middle + spread) / whole) * 1000)),
  }
}

/** 97.5 % quantiles of Student’s t distribution, of 1 to 30 degrees of freedom. */
const t = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]

/** The mean of whole numbers, rounded, and where the true one lies, 95 % sure (Student’s t); of one number no range is known. */
export function meanOf(values: readonly number[]): { mean: number; range: Range | null } | null {
  const count = values.length
  if (count === 0) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  if (count === 1) return { mean: Math.round(mean), range: null }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  const spread = (t[count - 2] ?? z) * Math.sqrt(variance / count)
  return {
    mean: Math.round(mean),
    range: { low: Math.round(mean - spread), high: Math.round(mean + spread) },
  }
}
