import { cost as real, type Cost } from '#features/identity/server/passwords/password-cost.ts'

const cheap: Cost = { memory: 8, passes: 1, lanes: 1 }

/** Stands in for `password-cost.ts` in server tests, which hash a thousand passwords and are not about their strength. */
export const cost: Cost = { ...cheap }

/** For a test that is: passwords cost what they cost the site, until the function that it gives back is called. */
export function useRealCost(): () => void {
  Object.assign(cost, real)
  return () => void Object.assign(cost, cheap)
}
