import type { MarketSettings } from '../../contract.ts'

/** The seed of another market after this one; null where a data set says what others do, and every seed makes the same. */
export function otherSeed({ script }: Pick<MarketSettings, 'script'>, seed: number): number | null {
  return script ? null : (seed + 1) % 4_294_967_296
}
