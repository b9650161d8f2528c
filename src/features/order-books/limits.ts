/** What an exercise may ask for; prices and money are whole steps of which 100 make a birr. */
export const limits = {
  seed: 4_294_967_295,
  tick: 10_000,
  /** Of a price, in ticks on either side of zero: fewer would leave no room for a market below the reference. */
  leastTicks: 20,
  price: 10_000_000,
  lot: 1000,
  units: 100_000,
  cash: 100_000_000_000,
  /** Hundredths of a per cent. */
  fee: 500,
  auctionSeconds: 300,
  leastSeconds: 30,
  seconds: 900,
  missions: 4,
  /** Orders and cancellations of one run. */
  log: 300,
} as const

/** What an exercise without figures of its own has. */
export const usualSettings = {
  seed: 1,
  tick: 5,
  lot: 10,
  fee: 20,
  auctionSeconds: 0,
  seconds: 180,
  reference: 10_000,
  cash: 10_000_000,
  units: 1000,
} as const

/** Whole minutes that a market of so many seconds takes: who thinks stops it, for about as long again. */
export function minutesToPlay(seconds: number): number {
  return Math.max(1, Math.round((seconds * 2) / 60))
}
