export interface Cost {
  /** KiB. */
  memory: number
  passes: number
  lanes: number
}

/** OWASP's and ASVS 5.0's recommendation for Argon2id. Raise it freely: stored hashes carry their own and are renewed at sign-in. */
export const cost: Cost = { memory: 19_456, passes: 2, lanes: 1 }
