/** JSON columns are written by our own verbs after the contract checked them, so they are read as the contract's type. */
export function toJson<T>(stored: string): T {
  return JSON.parse(stored) as T
}

export function toStrings(stored: string): string[] {
  return toJson<string[]>(stored)
}
