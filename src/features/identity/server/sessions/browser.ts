/** What is known of the browser that signs in. */
export interface Browser {
  /** What it calls itself, for the list of sessions. */
  userAgent: string
  /** The secret by which it is known again, when it has one. */
  device?: string
}
