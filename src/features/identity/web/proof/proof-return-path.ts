import { returnPath } from '../../wanted-page.ts'

const parameter = 'proof'

/** Where the window of a redirect sign-in comes back to that only proves who somebody is. */
export const proofReturnPath = `${returnPath(null)}&${parameter}=1`

export function isProofReturn(search: string): boolean {
  return new URLSearchParams(search).has(parameter)
}
