declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'archive.bytes_missing': { id: string; fileName: string }
    /** How many have arrived. */
    'import.part_out_of_place': { bytes: number }
    /** `kind/slug` of what was changed since. */
    'import.site_changed': { item: string }
    'import.too_large': { mostBytes: number }
  }
}

export {}
